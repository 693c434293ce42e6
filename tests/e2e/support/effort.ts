import type { Page } from '@playwright/test'

export type Effort = {
  /** Presses of the pointer. */
  presses: number
  keys: number
  /** Addresses of the calls to the gateway, without the quiet ones: counts of views, and the alerts' own. */
  readonly calls: string[]
}

const isQuiet = (url: URL) =>
  url.searchParams.get('pageSize') === '1' || url.pathname.includes('/exist/fail')

/** Counts what an operator does from now on, and what it asks of the gateway; a reload ends it. */
export async function countEffort(page: Page): Promise<Effort> {
  const effort: Effort = { presses: 0, keys: 0, calls: [] }
  await page.exposeFunction('noteEffort', (what: 'presses' | 'keys') => void (effort[what] += 1))
  await page.evaluate(() => {
    const note = (what: string) => Reflect.get(window, 'noteEffort')(what)
    addEventListener('pointerdown', () => note('presses'), true)
    addEventListener('keydown', () => note('keys'), true)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.startsWith('/prod-api/') && !isQuiet(url)) effort.calls.push(request.url())
  })
  return effort
}
