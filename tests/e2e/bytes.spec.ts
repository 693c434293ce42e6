import type { Page, Request } from '@playwright/test'
import { expect, loginByForm, test } from './fixtures'

/** Counts the compressed JavaScript that a page fetches, in bytes on the wire. */
function countScripts(page: Page): () => Promise<number> {
  const requests: Request[] = []
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) requests.push(request)
  })
  return async () => {
    const sizes = await Promise.all(requests.map((request) => request.sizes()))
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  }
}

test('the login form is usable after 90 KB of JavaScript; the portal’s code comes a second later', async ({
  page,
}) => {
  const bytes = countScripts(page)
  // the clock stands still, so that the second after the form has not begun
  await page.clock.install({ time: '2026-01-01T00:00:00Z' })
  await page.clock.pauseAt('2026-01-01T00:00:10Z')
  await page.goto('/')
  await expect(page.getByLabel('Account', { exact: true })).toBeVisible()
  const before = await bytes()
  expect(before).toBeGreaterThan(10_000)
  expect(before).toBeLessThanOrEqual(90_000)
  await page.clock.runFor(1_000)
  await expect.poll(bytes).toBeGreaterThan(before)
})

test('all JavaScript up to the first list rows is at most 225 KB', async ({ page }) => {
  const bytes = countScripts(page)
  await loginByForm(page, 'admin', { at: '/#/store/storeDraw' })
  await expect(page.locator('tbody tr')).toHaveCount(20)
  expect(await bytes()).toBeGreaterThan(100_000)
  expect(await bytes()).toBeLessThanOrEqual(225_000)
})
