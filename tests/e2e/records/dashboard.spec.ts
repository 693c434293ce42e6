import type { Locator, Page } from '@playwright/test'
import { expect, login, test } from '../fixtures'

const titles = [
  'User growth trend',
  'Charge total',
  'Withdrawal total',
  'Trade quantity',
  'Trade amount',
]

const chartOf = (card: Locator) => card.getByRole('application')

/** Waits until every card has its figure and its chart. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('.wd-card')).toHaveCount(titles.length)
  await expect(page.locator('.wd-card .wd-figure')).toHaveCount(titles.length)
  await expect(page.locator('.wd-card .wd-chart-area > svg')).toHaveCount(titles.length)
  await expect(page.locator('.wd-card[aria-busy=true]')).toHaveCount(0)
}

test('§2: the home page shows its figures and charts, and works by keyboard', async ({ page }) => {
  await login(page, 'admin')
  await settled(page)
  for (const title of titles)
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible()

  const card = page.getByRole('article', { name: 'Charge total' })
  const sum = (await card.locator('.wd-figure strong').getAttribute('title')) ?? ''
  await chartOf(card).focus()
  for (let day = 0; day < 6; day += 1) await page.keyboard.press('ArrowRight')
  const today = (await card.locator('.wd-tip dt').first().textContent()) ?? ''
  const value = (await card.locator('.wd-tip dd').first().textContent()) ?? ''
  await card.getByRole('button', { name: 'Show as table' }).focus()
  await page.keyboard.press('Enter')
  const row = card.getByRole('row', { name: today })
  await expect(row.getByRole('cell').first()).toHaveText(value.replace(' USDT', ''))
  await expect(card.getByRole('row', { name: 'Sum' }).getByRole('cell').first()).toHaveText(
    sum.replace(' USDT', ''),
  )

  await page.getByRole('button', { name: '30 days' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/index\?days=30$/)
  await expect(card.getByRole('row')).toHaveCount(33)
  await page.reload()
  await settled(page)
  await expect(page.getByRole('button', { name: '30 days' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a list asks for no figures', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await login(page, 'admin', { at: '/#/store/storeDraw' })
  await expect(page.locator('tbody tr')).toHaveCount(20)
  expect(fetched.filter((path) => path.includes('/st/'))).toEqual([])
})

test.describe('on a stock gateway', () => {
  test.use({ baseURL: `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 4179) + 2}` })

  test('the dashboard asks in that gateway’s dialect, and shows its figures', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/statistics?')) asked.push(decodeURIComponent(request.url()))
    })
    await login(page, 'admin')
    await settled(page)
    expect(asked).toHaveLength(7)
    for (const address of asked)
      expect(address).toMatch(/\?params\[beginTime\]=[\d-]{10}&params\[endTime\]=[\d-]{10}$/)
    await expect(
      page.getByRole('article', { name: 'Trade amount' }).locator('.wd-figure'),
    ).toHaveText(/^[\d,.]+ CNY$/)
  })
})
