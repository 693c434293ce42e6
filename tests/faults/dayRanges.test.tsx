import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { config } from '@/engine/config'
import { missedRows } from '@/engine/data/live/missedRows'
import waterWallet from '@/resources/waterWallet'
import { testNowMs, type TestSandbox } from '@/sandbox/forTests'
import { stripPrefix } from '@/sandbox/request/stripPrefix'
import { catchDownloads, downloaded } from '@/tests/support/files/downloads'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { aMovement, aWithdrawal } from '@/tests/support/records'
import { closeApp, renderApp } from '@/tests/support/renderApp'

catchDownloads()

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value)

/** What a gateway makes of the ends of a range before it looks for rows; a response refuses the call. */
type Reading = (value: string) => string | Response

/** For this gateway a day is its midnight, as where a text is compared with a time. */
const atMidnight: Reading = (value) => (isDay(value) ? `${value} 00:00:00` : value)

/** This gateway breaks at a time. */
const breakingAtTimes: Reading = (value) =>
  isDay(value) ? value : HttpResponse.json({ code: 500, msg: 'Invalid date' }, { status: 500 })

/** Lets the sandbox read the ends of ranges in another way. */
function reading(read: Reading) {
  return ({ fetch }: TestSandbox) => {
    server.use(
      http.all(/\/prod-api\/(?:st|store|api|monitor)\//, async ({ request }) => {
        const url = new URL(request.url)
        for (const [name, value] of url.searchParams) {
          if (!/Time\b/.test(name)) continue
          const taken = read(value)
          if (typeof taken !== 'string') return taken
          url.searchParams.set(name, taken)
        }
        return fetch(await stripPrefix(new Request(url, request), config.basePath))
      }),
    )
  }
}

const day = '2026-03-10'
const list = '/store/storeDraw/list'
const at = `/store/storeDraw?filter=${JSON.stringify({
  walletName: 'Edge',
  createTime: { from: day, to: day },
})}`

/** Two withdrawals of the day, and one on either side. */
function given(read: Reading) {
  return async (sandbox: TestSandbox) => {
    reading(read)(sandbox)
    for (const [createTime, totalU] of [
      ['2026-03-09 23:59:59', '1'],
      ['2026-03-10 00:00:00', '2'],
      ['2026-03-10 23:59:59', '4'],
      ['2026-03-11 00:00:00', '8'],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop
      await sandbox.insert(aWithdrawal({ walletName: 'Edge', createTime, totalU }))
  }
}

const ends = (path: string) => {
  const query = sentTo(undefined, path).at(-1)?.query ?? {}
  return ['beginTime', 'endTime'].map((name) => query[name] ?? query[`params[${name}]`])
}

const asDays = [day, day]
const asTimes = [`${day} 00:00:00`, `${day} 23:59:59`]

describe.each([
  ['specification', {}],
  ['ruoyi', { scenario: 'ruoyi' }],
] as const)('one day of a list, in dialect %s', (_dialect, options) => {
  it.each([
    ['takes a day for its midnight', atMidnight, asTimes],
    ['answers 500 to a time', breakingAtTimes, asDays],
  ] as const)('is whole at a gateway that %s: on the screen and in a file', async (...row) => {
    const [, read, expected] = row
    const { user } = await renderApp({ at, given: given(read), ...options })
    expect(await screen.findByText('2 in total')).toBeVisible()
    expect(ends(list)).toEqual(expected)
    await user.click(screen.getByRole('button', { name: 'Export' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('radio', { name: /^CSV/ }))
    await user.click(dialog.getByRole('button', { name: 'Export' }))
    await vi.waitFor(() => expect(downloaded()).toHaveLength(1))
    // the progress says it, too, and goes
    await vi.waitFor(() => expect(dialog.getByText(/2 rows/)).toBeVisible())
    expect(ends(list)).toEqual(expected)
    expect(screen.queryByText(/Invalid date/)).toBeNull()
  })
})

it('the totals of one day are complete at a gateway that takes a day for its midnight', async () => {
  await renderApp({ at, given: given(atMidnight) })
  await waitFor(() => expect(document.querySelector('.wd-totals')).toHaveTextContent(/Amount6/))
  expect(ends('/store/storeDraw/totals')).toEqual(asTimes)
})

it('a missed order of today is found at a gateway that takes a day for its midnight', async () => {
  const { gateway } = await renderApp({
    given: async (sandbox) => {
      reading(atMidnight)(sandbox)
      await sandbox.insert(aMovement({ matched: '1', createTime: '2026-03-10 11:59:00' }))
    },
  })
  const strangers = { declared: waterWallet, filter: { matched: ['1'] }, time: 'createTime' }
  const noon = Date.parse('2026-03-10T12:00:00+08:00')
  const found = await missedRows(gateway, strangers, noon - 120_000, noon)
  expect(found).toHaveLength(1)
  expect(ends('/api/waterWallet/list')).toEqual(asTimes)
})

describe('the statistics of a gateway', () => {
  beforeEach(() => void vi.useFakeTimers({ now: testNowMs, toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  /** The figure of the users of the last seven days. */
  async function growth(meddle: (sandbox: TestSandbox) => void = () => {}) {
    await renderApp({ given: (sandbox) => Promise.resolve(meddle(sandbox)) })
    const card = await screen.findByRole('article', { name: 'User growth trend' })
    await waitFor(() => expect(card).toHaveAttribute('aria-busy', 'false'))
    const figure = card.querySelector('.wd-figure')?.textContent
    closeApp()
    return figure
  }

  it('are the same at one that takes a day for its midnight', async () => {
    const usual = await growth()
    expect(usual).toMatch(/^[1-9]/)
    expect(ends('/st/stUser/statistics')[1]).toMatch(/^[\d-]{10}$/)
    expect(await growth(withoutLastDay)).toBe(usual)
    expect(ends('/st/stUser/statistics')[1]).toMatch(/ 23:59:59$/)
  })
})

function withoutLastDay({ fetch }: TestSandbox) {
  server.use(
    http.get('*/st/:name/statistics', async ({ request }) => {
      const end = new URL(request.url).searchParams.get('endTime') ?? ''
      const answer = await fetch(await stripPrefix(request, config.basePath))
      const body = (await answer.json()) as { data: { date: string }[] }
      return HttpResponse.json({ ...body, data: body.data.filter(({ date }) => date !== end) })
    }),
  )
}
