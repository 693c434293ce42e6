import type { Page } from '@playwright/test'
import { existsFailed, expect, loginByForm, test } from '../fixtures'

/** Counts the compressed JavaScript that a page fetches, in bytes on the wire: what its cache has costs none. */
async function countScripts(page: Page): Promise<() => number> {
  // a page with routes has no cache
  await page.context().unroute(existsFailed)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const heads = new Map<string, number>()
  let bytes = 0
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache && new URL(response.url).pathname.endsWith('.js'))
      heads.set(requestId, response.encodedDataLength)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const head = heads.get(requestId)
    if (head !== undefined) bytes += Math.max(0, encodedDataLength - head)
  })
  return () => bytes
}

const frameMs = 17

test('the login form is usable after 10 KB of JavaScript, and whole after 110 KB; the portal’s code comes a second later', async ({
  page,
}) => {
  const bytes = await countScripts(page)
  // the clock stands still, so that the second after the form has not begun
  await page.clock.install({ time: '2026-01-01T00:00:00Z' })
  await page.clock.pauseAt('2026-01-01T00:00:10Z')
  await page.goto('/')
  await expect(page.getByLabel('Account', { exact: true })).toBeVisible()
  expect(bytes()).toBeGreaterThan(1_000)
  expect(bytes()).toBeLessThanOrEqual(10_000)
  const isWhole = async () => {
    await page.clock.runFor(frameMs)
    return page.locator('img.wd-login-picture').isVisible()
  }
  await expect.poll(isWhole, { intervals: [frameMs] }).toBe(true)
  const before = bytes()
  expect(before).toBeGreaterThan(80_000)
  expect(before).toBeLessThanOrEqual(110_000)
  await page.clock.runFor(1_000)
  await expect.poll(bytes).toBeGreaterThan(before)
})

test('all JavaScript up to the first list rows is at most 240 KB', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('tbody tr')) return
      performance.mark('rows')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await loginByForm(page, 'admin', { at: '/#/store/storeDraw' })
  await expect(page.locator('tbody tr')).toHaveCount(20)
  const bytes = await page.evaluate(() => {
    const [rows] = performance.getEntriesByName('rows')
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const before = files.filter(({ startTime }) => startTime <= (rows?.startTime ?? 0))
    const scripts = before.filter(({ name }) => name.endsWith('.js'))
    // a script is in the list for its request and for its import
    const sizes = new Map(scripts.map(({ name, encodedBodySize }) => [name, encodedBodySize]))
    return [...sizes.values()].reduce((total, size) => total + size, 0)
  })
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(240_000)
})
