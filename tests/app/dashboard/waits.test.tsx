import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testNowMs } from '@/sandbox/forTests'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'
import { aBill, aDeposit, aMovement, aPayout, aWithdrawal } from '@/tests/support/records'

beforeEach(() => {
  vi.useFakeTimers({ now: testNowMs, toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

const tables = ['st_bill', 'api_recharge', 'api_draw', 'st_store_draw', 'api_water_wallet']

async function open(options: Parameters<typeof renderApp>[0] = {}) {
  return renderApp({
    ...options,
    given: async ({ db, insert }) => {
      for (const table of tables) await db.query(`delete from ${table}`)
      await insert(aWithdrawal({ status: '1', totalU: '40.5', createTime: '2026-06-27 11:00:00' }))
      await insert(aWithdrawal({ status: '1', totalU: '0.000001' }))
      await insert(aWithdrawal({ status: '2', totalU: '900' }))
      await insert(aPayout({ status: '4' }))
      await insert(aDeposit({ status: '3' }))
      await insert(aMovement({ matched: '1', amount: '12.5' }))
      await insert(aMovement({ matched: '1', amount: '7', createTime: '2026-06-29 12:00:00' }))
      await insert(aBill({ beforeAmount: '1', changeAmount: '2', afterAmount: '4' }))
      await insert(aBill({ beforeAmount: '1', changeAmount: '2', afterAmount: '3' }))
    },
  })
}

/** The texts of the tiles, once all have come. */
async function tiles(): Promise<readonly (readonly string[])[]> {
  const region = await screen.findByRole('region', { name: 'Waiting for you' })
  await waitFor(() => expect(region.querySelector('[aria-busy=true]')).toBeNull())
  return within(region)
    .getAllByRole('link')
    .map((link) => [...link.children].map(({ textContent }) => textContent))
}

it('counts what waits, sums it and says since when, by list calls of one row', async () => {
  await open()
  expect(await tiles()).toEqual([
    ['Withdrawals to decide', '2', '40.50… USDToldest 3 days ago'],
    ['Failed payouts', '1', 'oldest 1 minute ago'],
    ['Failed notifications', '0', 'Nothing waits'],
    ['Unmatched payments today', '1', '12.5 USDT'],
    ['Bills that do not add up', '1', 'Among the newest 50'],
  ])
  expect(screen.getByTitle('40.500001 USDT')).toBeVisible()
  expect(sentTo('GET', '/store/storeDraw/list')).toMatchObject([
    {
      query: {
        status: '1',
        pageNum: '1',
        pageSize: '1',
        orderByColumn: 'createTime',
        isAsc: 'asc',
      },
    },
  ])
})

it('leads to the list of what it counts, with relative days', async () => {
  const { user } = await open()
  await tiles()
  await user.click(screen.getByRole('link', { name: /Unmatched payments/ }))
  expect(decodeURIComponent(address())).toBe(
    '/api/waterWallet?filter={"matched":["1"],"createTime":"today"}',
  )
  expect(await screen.findByText('12.5')).toBeVisible()
})

it('shows what the operator may open, and leaves out what the gateway refuses', async () => {
  server.use(
    http.get('*/store/bill/list', () => HttpResponse.json({ code: 404, msg: 'No' })),
    http.get('*/store/storeDraw/totals', () => HttpResponse.json({ code: 500, msg: 'No' })),
  )
  await open({ as: 'store' })
  const shown = await tiles()
  expect(shown.map(([name]) => name)).not.toContain('Bills that do not add up')
  expect(shown.map(([name]) => name)).not.toContain('Unmatched payments today')
  expect(sentTo('GET', '/api/waterWallet/list')).toEqual([])
  expect(document.querySelector('.wd-toast')).toBeNull()
})

it('keeps a tile that fails, says why, and asks again with the page', async () => {
  server.use(
    http.get('*/api/apiDraw/list', () => HttpResponse.json({ code: 500, msg: 'Books closed' }), {
      once: true,
    }),
  )
  const { user } = await open()
  expect((await tiles())[1]).toEqual([
    'Failed payouts',
    '—',
    expect.stringContaining('Books closed'),
  ])
  await user.click(screen.getByRole('button', { name: 'Reload the figures' }))
  await waitFor(async () =>
    expect((await tiles())[1]).toEqual(['Failed payouts', '1', 'oldest 1 minute ago']),
  )
})
