import type { Page } from '@playwright/test'
import { expect, login, test } from '../fixtures'

const windows = [
  { width: 1440, height: 900, rows: 14 },
  { width: 1366, height: 768, rows: 11 },
]

/** Rows that are whole in sight, above the totals and below the table's head. */
function rowsInSight(page: Page): Promise<number> {
  return page.locator('.wd-table-area').evaluate((area) => {
    const { bottom } = area.getBoundingClientRect()
    const head = area.querySelector('thead')?.getBoundingClientRect().bottom ?? 0
    return [...area.querySelectorAll('tbody tr')].filter((row) => {
      const box = row.getBoundingClientRect()
      return box.top >= head - 1 && box.bottom <= Math.min(bottom, window.innerHeight) + 1
    }).length
  })
}

test('desk §2: a list shows 14 rows at 1440 × 900 and 11 at 1366 × 768', async ({ page }) => {
  await login(page, 'admin', { at: '/#/store/storeDraw' })
  for (const { rows, ...size } of windows) {
    await page.setViewportSize(size)
    for (const list of ['/store/storeDraw', '/api/apiRecharge', '/store/bill']) {
      await page.goto(`/#${list}`)
      await expect(page.locator('tbody tr[data-id]')).toHaveCount(20)
      await expect(page.locator('.wd-totals')).toBeVisible()
      expect.soft(await rowsInSight(page), `${list} at ${size.width}`).toBeGreaterThanOrEqual(rows)
    }
  }
})

test('desk: a payment is found by amount and about when, in one line of filters', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/apiRecharge/list')) calls.push(request.url())
  })
  // the newest still wait for their money
  await login(page, 'admin', { at: '/#/api/apiRecharge?page=100' })
  const come = page.locator('td[data-label^="Received"]:not(:has(.wd-muted))')
  const row = page.locator('tbody tr[data-id]').filter({ has: come }).first()
  await expect(row).toBeVisible()
  const cell = (name: string) => row.locator(`td[data-label^="${name}"]`).innerText()
  const [amount, at] = [await cell('Received'), await cell('Ordered at')]
  const order = await row.getByRole('link').first().innerText()
  const before = calls.length

  await page.getByRole('button', { name: 'Filter by Received' }).click()
  await page.keyboard.type(amount)
  await page.getByLabel('Received to', { exact: true }).fill(amount)
  await page.getByLabel('Ordered at from', { exact: true }).fill(`${at.slice(0, 14)}00`)
  await page.getByLabel('Ordered at to', { exact: true }).fill(`${at.slice(0, 14)}59`)
  await page.keyboard.press('Enter')
  const rows = page.locator('tbody tr[data-id]')
  await expect(rows.getByRole('link', { name: order })).toBeVisible()
  await expect(page.locator('.wd-filter-set')).toHaveCount(2)
  expect(await page.locator('.wd-filter-line').evaluate((line) => line.clientHeight)).toBeLessThan(
    40,
  )
  // the rows, and what finds out how this gateway takes times
  expect(calls.length - before).toBeLessThanOrEqual(5)
})
