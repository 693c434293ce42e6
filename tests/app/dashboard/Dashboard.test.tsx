import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse, type JsonBodyType } from 'msw'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createPageGateway } from '@/engine/data/pageGateway'
import { testNowMs } from '@/sandbox/forTests'
import { aDeposit, aPayout, aStoreDeposit, aWithdrawal } from '@/tests/support/records'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'

const gateway = createPageGateway({ language: 'en-US' })

beforeEach(() => {
  vi.useFakeTimers({ now: testNowMs, toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

const names = [
  'stUser',
  'stApiRecharge',
  'stStoreRecharge',
  'stApiDraw',
  'stStoreDraw',
  'stUsdtNum',
  'stUsdtMoney',
]

/** The fourteen days up to 30 June. */
const days = Array.from({ length: 14 }, (_, index) => `2026-06-${17 + index}`)

/** A value for each of the fourteen days; `null` for a day that is left out. */
const rowsOf = (values: readonly (string | null)[]) =>
  values.flatMap((value, index) => (value === null ? [] : [{ date: days[index], value }]))

const flat = (before: string, now: string) => [...Array(7).fill(before), ...Array(7).fill(now)]

/** Sets the gateway's answer for one statistic. */
function answer(name: string, body: JsonBodyType): void {
  server.use(http.get(`*/st/${name}/statistics`, () => HttpResponse.json(body)))
}

const answerRows = (name: string, values: readonly (string | null)[]) =>
  answer(name, { code: 200, data: rowsOf(values) })

/** Opens the home page of a gateway whose figures are all one a day, except what `given` changes. */
async function open(given: () => void = () => {}, options: Parameters<typeof renderApp>[0] = {}) {
  return renderApp({
    ...options,
    given: async () => {
      for (const name of names) answerRows(name, flat('1', '1'))
      given()
    },
  })
}

/** A card after its figures have arrived. */
async function cardOf(name: string): Promise<HTMLElement> {
  const card = await screen.findByRole('article', { name })
  await waitFor(() => expect(card).toHaveAttribute('aria-busy', 'false'))
  return card
}

const figure = (card: HTMLElement) => card.querySelector('.wd-figure')?.textContent
const change = (card: HTMLElement) => card.querySelector('.wd-change')?.textContent

describe('§2 dashboard', () => {
  it('shows the five figures of the last seven days, exactly as the gateway adds them up', async () => {
    await renderApp({
      given: async ({ db, insert }) => {
        const tables = ['st_bill', 'api_recharge', 'api_draw', 'st_store_recharge', 'st_store_draw']
        for (const table of tables) await db.query(`delete from ${table}`)
        await insert(aDeposit({ realBuyNum: '0.000000000000000001', buyNum: '7.20' }))
        await insert(aDeposit({ realBuyNum: '12345678901234567890.1', buyNum: '0.01' }))
        await insert(
          aDeposit({ createTime: '2026-06-18 12:00:00+08', realBuyNum: '5', buyNum: '1' }),
        )
        await insert(aPayout({ realBuyNum: '3', buyNum: '2' }))
        await insert(aStoreDeposit({ amount: '1000.9' }))
        await insert(aWithdrawal({ status: '2', totalU: '40.5' }))
      },
    })
    const charged = await cardOf('Charge total')
    expect(figure(charged)).toBe('12,345,678,901,234,568,891.00… USDT')
    expect(within(charged).getByText(/^12,345/)).toHaveAttribute(
      'title',
      '12,345,678,901,234,568,891.000000000000000001 USDT',
    )
    expect(figure(await cardOf('Withdrawal total'))).toBe('43.5 USDT')
    expect(figure(await cardOf('Trade quantity'))).toBe('12,345,678,901,234,567,893.10… USDT')
    expect(figure(await cardOf('Trade amount'))).toBe('9.21 CNY')
    expect(figure(await cardOf('User growth trend'))).toMatch(/^\d+ new users$/)
    expect(
      screen.getByText('2026-06-24 to 2026-06-30, today so far; only full days are compared'),
    ).toBeVisible()
    expect(screen.getByText('As of 12:00:00 UTC+8')).toBeVisible()
    const asked = sentTo('GET', /^\/st\//)
    expect(asked.map(({ path }) => path).sort()).toEqual(
      names.map((name) => `/st/${name}/statistics`).sort(),
    )
    for (const { query } of asked)
      expect(query).toEqual({ beginTime: '2026-06-17', endTime: '2026-06-30' })
  })

  it('compares the full days with as many before, in words and by a sign; today is left out', async () => {
    await open(() => {
      answerRows('stUser', [...flat('0', '3').slice(0, 13), '100'])
      answerRows('stApiRecharge', flat('8', '9.000000000000000001'))
      answerRows('stStoreRecharge', flat('0', '0'))
      answerRows('stApiDraw', flat('9', '8'))
      answerRows('stStoreDraw', flat('0', '0'))
      answerRows('stUsdtNum', flat('2.50', '2.5'))
      answerRows('stUsdtMoney', flat('1000000', '1000000.0001'))
    })
    expect(change(await cardOf('User growth trend'))).toBe(
      '▲ more in 6 full days: 18 against 0 new users',
    )
    expect(change(await cardOf('Charge total'))).toBe(
      '▲ +12.5% in 6 full days: 54.00… against 48 USDT',
    )
    expect(
      within(await cardOf('Charge total')).getByTitle('54.000000000000000006 USDT against 48 USDT'),
    ).toBeVisible()
    expect(figure(await cardOf('Charge total'))).toBe('63.00… USDT')
    expect(change(await cardOf('Withdrawal total'))).toBe(
      '▼ −11.1% in 6 full days: 48 against 54 USDT',
    )
    expect(change(await cardOf('Trade quantity'))).toBe('= No change from the previous 6 full days')
    expect(change(await cardOf('Trade amount'))).toBe(
      '▲ +<0.1% in 6 full days: 6,000,000.00… against 6,000,000 CNY',
    )
  })

  it('D15: draws a chart that the keyboard reads day by day, with every digit', async () => {
    await open(() => {
      answerRows('stUsdtNum', [...flat('1', '2').slice(0, 13), '0.123456789012345678'])
    })
    const card = await cardOf('Trade quantity')
    const chart = await within(card).findByRole('application', { name: /Trade quantity, a chart/ })
    expect(card.querySelectorAll('.wd-bar')).toHaveLength(7)
    expect(card.querySelectorAll('.wd-mark')).toHaveLength(7)
    fireEvent.focus(chart)
    for (let step = 0; step < 6; step += 1) fireEvent.keyDown(chart, { key: 'ArrowRight' })
    const tip = within(card).getByRole('status')
    expect(tip).toHaveTextContent('2026-06-30 so far')
    expect(tip).toHaveTextContent('0.123456789012345678 USDT')
    expect(tip).toHaveTextContent('2026-06-231 USDT')
    fireEvent.keyDown(chart, { key: 'ArrowRight' })
    expect(tip).toHaveTextContent('2026-06-30 so far')
    fireEvent.keyDown(chart, { key: 'Home' })
    expect(tip).toHaveTextContent('2026-06-242 USDT')
    fireEvent.keyDown(chart, { key: 'End' })
    fireEvent.keyDown(chart, { key: 'ArrowLeft' })
    expect(tip).toHaveTextContent('2026-06-292 USDT')
    fireEvent.keyDown(chart, { key: 'Escape' })
    expect(within(card).queryByRole('status')).toBeNull()
  })

  it('D15: shows the exact amounts of the day under the pointer, and hides them when it leaves', async () => {
    await open(() => answerRows('stUser', [...flat('3', '4').slice(0, 13), null]))
    const card = await cardOf('User growth trend')
    const days = card.querySelectorAll('[data-day]')
    expect(days).toHaveLength(7)
    fireEvent.mouseMove(days[2]!.querySelector('.wd-bar')!)
    expect(within(card).getByRole('status')).toHaveTextContent(
      '2026-06-264 new users2026-06-193 new users',
    )
    fireEvent.mouseMove(days[6]!.querySelector('.wd-day-area')!)
    expect(within(card).getByRole('status')).toHaveTextContent('2026-06-30 so farNo figures')
    fireEvent.mouseLeave(days[6]!.closest('.wd-chart-area')!)
    expect(within(card).queryByRole('status')).toBeNull()
  })

  it('stands a bar as high as its share of the axis, a negative one below zero', async () => {
    await open(() => {
      answerRows('stUsdtNum', [...Array(7).fill('50'), '100', '50', '0', '-100', '25', '1', '0'])
    })
    const card = await cardOf('Trade quantity')
    const ticks = [...card.querySelectorAll('g > .wd-tick')]
    expect(ticks.map(({ textContent }) => textContent)).toEqual(['-100', '0', '100'])
    const [zero = 0, top = 0] = ticks.slice(1).map((tick) => Number(tick.getAttribute('y')))
    const bars = [...card.querySelectorAll('.wd-bar')].map((bar) =>
      ['y', 'height'].map((name) => Number(bar.getAttribute(name))),
    )
    const full = zero - top
    expect(bars[0]).toEqual([top, full])
    expect(bars[1]).toEqual([zero - full / 2, full / 2])
    expect(bars[3]).toEqual([zero, full])
    // a zero has its stub
    expect(bars[2]).toEqual([zero - 2, 2])
  })

  it('shows the days as a table: parts, sums and the days before, with every digit', async () => {
    const { user } = await open(() => {
      answerRows('stApiRecharge', flat('1', '0.000000000000000001'))
      answerRows('stStoreRecharge', flat('2', '10.5'))
    })
    const card = await cardOf('Charge total')
    const toggle = await within(card).findByRole('button', { name: 'Show as table' })
    await user.click(toggle)
    expect(toggle).toHaveAttribute('aria-pressed', 'true')
    const rows = within(card).getAllByRole('row')
    expect(rows).toHaveLength(10)
    expect(
      rows.map((row) => [...row.children].map((cell) => cell.textContent)).slice(0, 2),
    ).toEqual([
      ['Day', 'USDT', 'Deposits', 'Store deposits', 'Previous 7 days'],
      ['2026-06-30 so far', '10.500000000000000001', '0.000000000000000001', '10.5', '3'],
    ])
    const foot = rows.slice(-2).map((row) => [...row.children].map((cell) => cell.textContent))
    expect(foot).toEqual([
      ['Sum', '73.500000000000000007', '0.000000000000000007', '73.5', '21'],
      ['6 full days', '63.000000000000000006', '0.000000000000000006', '63.0', '18'],
    ])
    await user.click(toggle)
    expect(within(card).queryByRole('table')).toBeNull()
  })

  it('D19: keeps a gap a gap: no zero in sum, chart or table', async () => {
    const { user } = await open(() => {
      answerRows('stUsdtMoney', [...Array(7).fill(null), '1', '2', null, '0', null, '3', '4'])
      answerRows('stUsdtNum', Array(14).fill(null))
      answerRows('stUser', [...Array(7).fill('2'), ...Array(7).fill(null)])
    })
    const card = await cardOf('Trade amount')
    expect(figure(card)).toBe('10 CNY')
    expect(change(card)).toBe('No figures for the previous 6 full days.')
    expect(within(card).getByText('Days without figures: 2 of 7.')).toBeVisible()
    expect(card.querySelectorAll('.wd-bar[fill^="url"]')).toHaveLength(2)
    expect(card.querySelectorAll('.wd-bar:not([fill])')).toHaveLength(5)
    expect(card.querySelectorAll('.wd-mark')).toHaveLength(0)
    await user.click(within(card).getByRole('button', { name: 'Show as table' }))
    const gap = within(card).getByRole('row', { name: /2026-06-26/ })
    expect(gap).toHaveTextContent('2026-06-26—No figures—No figures')
    expect(within(card).getByRole('row', { name: /2026-06-27/ })).toHaveTextContent('2026-06-270—')

    const empty = await cardOf('Trade quantity')
    expect(empty).toHaveTextContent('— USDTThe gateway has no figures for these days.')
    expect(within(empty).queryByRole('button')).toBeNull()
    const ended = await cardOf('User growth trend')
    expect(ended).toHaveTextContent('— new users')
    expect(change(ended)).toBe('In the previous 6 full days: 12 new users')
  })
})

describe('the ways a figure can fail', () => {
  it('A34: stay in their card, give the reason and can be tried again', async () => {
    const { user } = await open(() => {
      answer('stStoreDraw', { code: 500, msg: 'The books are being closed' })
      answer('stUsdtNum', { code: 200, data: 'soon' })
    })
    const card = await cardOf('Withdrawal total')
    expect(await within(card).findByRole('alert')).toHaveTextContent('The books are being closed')
    expect(figure(card)).toBeUndefined()
    expect(await within(await cardOf('Trade quantity')).findByRole('alert')).toBeVisible()
    expect(figure(await cardOf('Charge total'))).toBe('14 USDT')
    expect(document.querySelector('.wd-toast')).toBeNull()

    answerRows('stStoreDraw', flat('1', '2'))
    await user.click(within(card).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(figure(card)).toBe('21 USDT'))
    expect(card).toHaveFocus()
    expect(sentTo('GET', '/st/stStoreDraw/statistics')).toHaveLength(2)
    expect(sentTo('GET', '/st/stApiDraw/statistics')).toHaveLength(1)
  })

  it('redraw only the charts whose figures changed', async () => {
    const { user } = await open()
    const chartOf = async (name: string) => within(await cardOf(name)).findByRole('application')
    const [quantity, amount] = [await chartOf('Trade quantity'), await chartOf('Trade amount')]
    const changes = vi.fn<(records: MutationRecord[]) => void>()
    const observer = new MutationObserver(changes)
    const drawn = { subtree: true, childList: true, attributes: true, characterData: true }
    for (const chart of [quantity, amount]) observer.observe(chart, drawn)
    onTestFinished(() => observer.disconnect())
    answerRows('stUsdtNum', flat('1', '5'))
    await user.click(screen.getByRole('button', { name: 'Reload the figures' }))
    await waitFor(async () => expect(figure(await cardOf('Trade quantity'))).toBe('35 USDT'))
    const changed = changes.mock.calls.flatMap(([records]) => records.map(({ target }) => target))
    expect(changed.some((target) => quantity.contains(target))).toBe(true)
    expect(changed.some((target) => amount.contains(target))).toBe(false)
  })

  it('keep earlier figures that cannot be refreshed, marked with their age', async () => {
    const { user } = await open()
    expect(figure(await cardOf('Trade amount'))).toBe('7 CNY')
    answer('stUsdtMoney', { code: 500, msg: 'Out of order' })
    answerRows('stUsdtNum', flat('1', '5'))
    await user.click(screen.getByRole('button', { name: 'Reload the figures' }))
    const card = await cardOf('Trade amount')
    const mark = await within(card).findByText(/^As of \d\d:\d\d:\d\d UTC\+8\./)
    expect(mark.closest('[role=status]')).toHaveTextContent('Out of order')
    expect(figure(card)).toBe('7 CNY')
    await waitFor(async () => expect(figure(await cardOf('Trade quantity'))).toBe('35 USDT'))
    answerRows('stUsdtMoney', flat('1', '2'))
    await user.click(within(card).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(figure(card)).toBe('14 CNY'))
    expect(mark).not.toBeInTheDocument()
  })

  it('§8: 403 and 404 are no alarm, and a sum names what it leaves out', async () => {
    await open(() => {
      answer('stUser', { code: 403, msg: 'No' })
      answer('stUsdtNum', { code: 404, msg: 'No' })
      answer('stApiDraw', { code: 403, msg: 'No' })
    })
    expect(await cardOf('User growth trend')).toHaveTextContent(
      'You have no access to this figure.',
    )
    expect(await cardOf('Trade quantity')).toHaveTextContent(
      'This gateway does not have this figure.',
    )
    const partial = await cardOf('Withdrawal total')
    expect(figure(partial)).toBe('7 USDT')
    expect(partial).toHaveTextContent('Not included, because you have no access: Payouts.')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.querySelector('.wd-toast')).toBeNull()
  })

  it('§6: users without access to any get the home page without them', async () => {
    await open(
      () => {
        for (const name of names) answer(name, { code: 403, msg: 'No' })
      },
      { as: 'auditor' },
    )
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Dashboard' })).toBeNull())
    expect(sentTo('GET', /^\/st\//)).toHaveLength(7)
    expect(screen.getByRole('heading', { name: /auditor/ })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Waiting for you' })).toBeVisible()
    expect(document.querySelector('.wd-toast')).toBeNull()
  })

  it('show a skeleton in each card that waits', async () => {
    await open(() => {
      server.use(http.get('*/st/stUser/statistics', () => delay('infinite')))
    })
    expect(figure(await cardOf('Trade amount'))).toBe('7 CNY')
    const waiting = screen.getByRole('article', { name: 'User growth trend' })
    expect(waiting).toHaveAttribute('aria-busy', 'true')
    expect(waiting.querySelector('.wd-card-skeleton')).not.toBeNull()
  })
})

describe('7 and 30 days', () => {
  it('are chosen by a switch and kept in the address', async () => {
    const { user } = await open()
    const range = await screen.findByRole('group', { name: 'Period' })
    expect(within(range).getByRole('button', { name: '7 days' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await user.click(within(range).getByRole('button', { name: '30 days' }))
    await waitFor(() => expect(address()).toBe('/index?days=30'))
    expect(await screen.findByRole('heading', { name: 'Last 30 days' })).toBeVisible()
    await waitFor(() =>
      expect(sentTo('GET', '/st/stUser/statistics').at(-1)?.query).toEqual({
        beginTime: '2026-05-02',
        endTime: '2026-06-30',
      }),
    )
    expect(figure(await cardOf('User growth trend'))).toBe('14 new users')
    await user.click(within(range).getByRole('button', { name: '7 days' }))
    await waitFor(() => expect(address()).toBe('/index'))
  })

  it('D20: toggled twenty times over, show the last choice alone, and drop what was asked for others', async () => {
    const get = vi.spyOn(gateway.client, 'get')
    onTestFinished(() => get.mockRestore())
    const asked = () =>
      get.mock.calls.flatMap(([url, options], at) =>
        url === '/st/stUser/statistics'
          ? [
              {
                signal: options?.signal,
                isOpen: get.mock.settledResults[at]?.type === 'incomplete',
              },
            ]
          : [],
      )
    await open(
      () => {
        for (const name of names.slice(1)) answer(name, { code: 403, msg: 'No' })
        server.use(
          http.get('*/st/stUser/statistics', async ({ request }) => {
            const isLong = new URL(request.url).searchParams.get('beginTime') === '2026-05-02'
            if (isLong) await delay('infinite')
            return HttpResponse.json({ code: 200, data: rowsOf(flat('1', '1')) })
          }),
        )
      },
      { gateway },
    )
    await cardOf('User growth trend')
    const range = within(screen.getByRole('group', { name: 'Period' }))
    const buttons = ['30 days', '7 days'].map((name) => range.getByRole('button', { name }))
    for (let times = 0; times < 20; times += 1) {
      const button = buttons[times % 2]!
      fireEvent.click(button)
      // oxlint-disable-next-line no-await-in-loop
      await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
      const live = asked().filter(({ signal, isOpen }) => isOpen && signal?.aborted === false)
      expect(live.length).toBeLessThanOrEqual(2)
    }
    expect(figure(await cardOf('User growth trend'))).toBe('7 new users')
    expect(address()).toBe('/index')
    const dropped = asked().filter(({ signal }) => signal?.aborted)
    expect(dropped).toHaveLength(10)
    expect(asked().filter(({ isOpen }) => isOpen)).toEqual([])
  })

  it('are read from the address, in Chinese, too', async () => {
    await open(() => {}, { at: '/index?days=30', language: 'zh-CN', as: 'store' })
    expect(await screen.findByRole('heading', { name: '最近 30 天' })).toBeVisible()
    const card = await cardOf('充值总额')
    expect(figure(card)).toBe('28 USDT')
    expect(change(card)).toBe('此前 29 个完整日没有数据。')
    expect(screen.getByText('2026-06-01 至 2026-06-30，今天截至目前；仅对比完整日')).toBeVisible()
  })
})
