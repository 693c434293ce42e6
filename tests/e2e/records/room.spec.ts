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
