import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aTrade } from '@/tests/support/records'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'

const wallet = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const path = '/energy/publish'
/** 12:00 of the sandbox's day, in the gateway's zone UTC+8. */
const noon = Date.UTC(2026, 5, 30, 4)

type Given = Parameters<typeof aTrade>[0] & { qrCode?: string }

/** Opens the trade’s page while the browser’s clock says `nowMs`. */
async function openTrade(given: Given = {}, { nowMs = noon, language = 'en-US' as const } = {}) {
  vi.useFakeTimers({ now: nowMs, toFake: ['Date'] })
  const { qrCode, ...values } = given
  let id = ''
  const app = await renderApp({
    language,
    given: async ({ db, insert }) => {
      id = await insert(aTrade({ address: wallet, expireTime: noon / 1000 + 3_600, ...values }))
      if (qrCode !== undefined) {
        await db.query('update en_publish set qr_code = $1 where id = $2', [qrCode, id])
      }
    },
  })
  window.location.hash = `/publish/details?id=${id}`
  await screen.findByRole('heading', { name: `Trade ${id}` })
  return { ...app, id }
}

/** Opens the page of trade 7 as another gateway might answer it. */
async function openAnswered(row: object, headers: Record<string, string> = {}) {
  await renderApp()
  server.use(
    http.get(`*${path}/7`, () => {
      return HttpResponse.json({ code: 200, data: { id: 7, ...row } }, { headers })
    }),
  )
  window.location.hash = '/publish/details?id=7'
  await screen.findByRole('heading', { name: 'Trade 7' })
}

const valueOf = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd')

afterEach(() => {
  vi.useRealTimers()
})

describe('§2 /publish/details', () => {
  it('shows address, quantity, price, seller, status and the time left', async () => {
    const { id } = await openTrade({ uQuantity: '250.000000000000000001', price: '0.00006' })
    expect(await screen.findByRole('timer')).toHaveTextContent('01:00:00')
    expect(screen.getByText('until 2026-06-30 13:00:00 UTC+8')).toBeVisible()
    expect(screen.getByText('Api order placed / waiting payment')).toBeVisible()
    expect(valueOf('Address')).toHaveTextContent(wallet)
    expect(valueOf('Quantity')).toHaveTextContent('250.000000000000000001 USDT')
    expect(valueOf('Price')).toHaveTextContent('0.00006 USDT')
    expect(valueOf('Published at')).toHaveTextContent('2026-06-30 11:59:00')
    const seller = valueOf('Seller') as HTMLElement
    expect(await within(seller).findByRole('link')).toHaveAttribute('href', '#/energy/user/1/show')
    expect(document.title).toBe(`Trade ${id} · Wattdesk`)
    expect(sentTo('GET', `${path}/${id}`)).toHaveLength(1)
  })

  it('draws the QR code at once, and copies the address whole', async () => {
    await openTrade()
    const text = `tron:${wallet}?amount=250`
    const code = await screen.findByRole('img', { name: `QR code of ${text}` })
    expect(code.tagName).toBe('svg')
    expect(screen.queryByRole('button', { name: 'Show QR code' })).toBeNull()
    expect(screen.getByRole('button', { name: `Copy ${wallet}` })).toBeVisible()
  })

  it('draws the address where the gateway gave no code', async () => {
    await openTrade({ qrCode: '' })
    expect(await screen.findByRole('img', { name: `QR code of ${wallet}` })).toBeVisible()
  })

  it('links to a foreign picture, and draws the address', async () => {
    await openTrade({ qrCode: 'https://pictures.example.com/7.png' })
    expect(await screen.findByRole('img', { name: `QR code of ${wallet}` })).toBeVisible()
    expect(screen.getByRole('link', { name: /pictures\.example\.com/ })).toBeVisible()
    expect(document.querySelector('img')).toBeNull()
  })

  it('warns of a code that names another address, and does not show it', async () => {
    await openTrade({ qrCode: 'tron:TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' })
    expect(await screen.findByRole('img', { name: `QR code of ${wallet}` })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('does not match this trade’s address')
  })

  it('stands under the list in breadcrumb and menu, and leads back to it', async () => {
    const { user } = await openTrade()
    const trail = within(screen.getByRole('navigation', { name: 'Where you are' }))
    expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Home',
      'Energy',
      'Trades',
      'Trade details',
    ])
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
    expect(menu.getByRole('link', { name: 'Trades' })).toHaveAttribute('aria-current', 'page')
    await user.click(within(screen.getByRole('article')).getByRole('link', { name: 'Trades' }))
    await waitFor(() => expect(address()).toContain(path))
  })

  it('§6: is /401 without energy:publish:query', async () => {
    await renderApp({ as: 'store', at: '/publish/details?id=1' })
    await waitFor(() => expect(address()).toBe('/401'))
    expect(sentTo('GET', /publish/)).toEqual([])
  })

  it('opens for users who may only read', async () => {
    await renderApp({ as: 'auditor', at: '/publish/details?id=1' })
    expect(await screen.findByRole('heading', { name: 'Trade 1' })).toBeVisible()
  })
})

describe('the time left to pay', () => {
  it('runs out on screen', async () => {
    await openTrade({}, { nowMs: noon + 3_599_000 })
    const timer = await screen.findByRole('timer')
    expect(timer).toHaveTextContent('00:00:01')
    expect(screen.queryByText(/Do not pay here for this trade/)).toBeNull()
    vi.setSystemTime(noon + 3_600_000)
    await waitFor(() => expect(timer).toHaveTextContent('Expired'))
    expect(screen.getByText('since 2026-06-30 13:00:00 UTC+8')).toBeVisible()
    expect(screen.getByText(/Do not pay here for this trade/)).toBeVisible()
    expect(within(screen.getByRole('article')).getByRole('status')).toHaveTextContent(
      'The time to pay has run out',
    )
  })

  it('I14 follows the gateway’s clock, not the operator’s', async () => {
    vi.useFakeTimers({ now: noon + 86_400_000, toFake: ['Date'] })
    const trade = { address: wallet, status: '0', expireTime: noon / 1000 + 3_600 }
    await openAnswered(trade, { Date: new Date(noon).toUTCString() })
    expect(await screen.findByRole('timer')).toHaveTextContent('01:00:00')
  })

  it('is announced near its end, not every second', async () => {
    await openTrade({}, { nowMs: noon + 3_600_000 - 301_000 })
    const timer = await screen.findByRole('timer')
    const said = within(screen.getByRole('article')).getByRole('status')
    expect(said).toHaveTextContent('Less than 10 minutes left')
    vi.setSystemTime(noon + 3_600_000 - 300_000)
    await waitFor(() => expect(timer).toHaveTextContent('00:05:00'))
    expect(said).toHaveTextContent('Less than 10 minutes left')
    vi.setSystemTime(noon + 3_600_000 - 299_000)
    await waitFor(() => expect(said).toHaveTextContent('Less than 5 minutes left'))
    expect(timer).not.toHaveAttribute('aria-live')
  })

  it.each([
    ['1', 'Received'],
    ['2', 'Cancelled'],
    ['5', 'Refunded'],
  ] as const)('does not run for a trade of status %s: %s', async (status, label) => {
    await openTrade({ status })
    expect(await screen.findByRole('heading', { name: 'Not open for payment' })).toBeVisible()
    expect(
      screen.getByText(new RegExp(`^Status: ${label}\\. No payment is expected`)),
    ).toBeVisible()
    expect(screen.getByText(/Do not pay here for this trade/)).toBeVisible()
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it.each([
    ['9', /^Status: 9\. No payment is expected/],
    [null, /^No status\. No payment is expected/],
  ])('does not run for a trade of the status %j, which nobody knows', async (status, said) => {
    await openAnswered({ address: wallet, status, expireTime: noon / 1000 })
    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('does not run for a trade without an end', async () => {
    await openAnswered({ address: wallet, status: '0' })
    expect(await screen.findByText(/gives no expiry time for this trade/)).toBeVisible()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.queryByText(/Do not pay here for this trade/)).toBeNull()
  })

  it.each(['0', '01'] as const)('§4: runs for a trade of status %s', async (status) => {
    await openTrade({ status })
    expect(await screen.findByRole('timer')).toHaveTextContent('01:00:00')
  })

  it('is in words in Chinese, too', async () => {
    vi.useFakeTimers({ now: noon, toFake: ['Date'] })
    await renderApp({
      language: 'zh-CN',
      at: '/publish/details?id=1',
      given: ({ db }) =>
        db.query(`update en_publish set status = '0', expire_time = $1 where id = 1`, [
          noon / 1000 + 2 * 86_400 + 3_725,
        ]),
    })
    expect(await screen.findByRole('timer')).toHaveTextContent('2 天 01:02:05')
    expect(screen.getByText('截止时间 2026-07-02 13:02:05 UTC+8')).toBeVisible()
  })
})

it('a trade with few values shows dashes and no code', async () => {
  await openAnswered({ status: '0', qrCode: 'x'.repeat(5_000) })
  const page = await screen.findByRole('article')
  await waitFor(() => expect(page).toHaveAttribute('aria-busy', 'false'))
  expect(valueOf('Quantity')).toHaveTextContent('—')
  expect(valueOf('Address')).toHaveTextContent('—')
  expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull()
})

describe('a trade that cannot be shown', () => {
  it('without an id leads to the list', async () => {
    const { user } = await renderApp({ at: '/publish/details' })
    expect(await screen.findByRole('alert')).toHaveTextContent('has no trade id')
    expect(sentTo('GET', /publish/)).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Choose a trade' }))
    await waitFor(() => expect(address()).toContain(path))
  })

  it('that does not exist is reported and can be tried again', async () => {
    const { user } = await renderApp({ at: '/publish/details?id=999999' })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The requested resource does not exist',
    )
    expect(screen.queryByRole('timer')).toBeNull()
    expect(within(screen.getByRole('article')).getByRole('link', { name: 'Trades' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sentTo('GET', `${path}/999999`)).toHaveLength(2))
  })

  it('after a failure loads at the next try', async () => {
    const { user } = await renderApp()
    server.use(
      http.get(`*${path}/1`, () => HttpResponse.json({ code: 500, msg: 'busy' }), { once: true }),
    )
    window.location.hash = '/publish/details?id=1'
    expect(await screen.findByRole('alert')).toHaveTextContent('busy')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('img', { name: /^QR code of tron:/ })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the list of trades', () => {
  it('counts down for those that can be paid, and opens the same page', async () => {
    vi.useFakeTimers({ now: noon, toFake: ['Date'] })
    const ids: string[] = []
    const { user } = await renderApp({
      at: `${path}?filter={"address":"${wallet}"}&sort=id&order=ASC`,
      given: async ({ insert }) => {
        for (const [status, left] of [
          ['0', 90_061],
          ['0', -1],
          ['3', 90_061],
        ] as const) {
          const expireTime = noon / 1000 + left
          ids.push(await insert(aTrade({ address: wallet, status, expireTime })))
        }
      },
    })
    await screen.findByText('3 in total')
    const cells = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').at(-2)?.textContent)
    expect(cells).toEqual(['1 day 01:01:01', 'Expired', '2026-07-01 13:01:01'])
    await user.click(screen.getByRole('link', { name: ids[0] as string }))
    await waitFor(() => expect(address()).toBe(`${path}/${ids[0]}/show`))
    expect(await screen.findByRole('timer')).toHaveTextContent('1 day 01:01:01')
  })

  it('opens with the newest first', async () => {
    await renderApp({ at: path })
    await waitFor(() =>
      expect(sentTo('GET', `${path}/list`).at(-1)?.query).toMatchObject({
        orderByColumn: 'createTime',
        isAsc: 'desc',
      }),
    )
  })
})
