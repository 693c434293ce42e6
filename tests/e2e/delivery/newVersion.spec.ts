import type { Page } from '@playwright/test'
import { expect, login, test, type Problems } from '../fixtures'

/** Simulates a deploy under an open page on a server that answers missing files with its page: a reloaded page gets all but `lost`. */
async function deploy(page: Page, problems: Problems, lost: RegExp) {
  problems.allow(/Failed to load resource|module script/)
  let loads = 0
  await page.route(/\/assets\/.*\.js$/, (route) => {
    const isThere = loads > 0 && !lost.test(route.request().url())
    const answer = { status: 200, contentType: 'text/html', body: '<h1>gone</h1>' }
    return isThere ? route.continue() : route.fulfill(answer)
  })
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

/** Its code loads when it opens. */
function openLatePage(page: Page): Promise<string> {
  return page.evaluate(() => (location.hash = '#/dict/type/data/1'))
}

/** Loses each matching file the given number of times. */
async function lose(page: Page, problems: Problems, files: RegExp, times: number) {
  problems.allow(/ERR_CONNECTION_RESET/)
  const asked = new Map<string, number>()
  await page.route(files, (route) => {
    const file = new URL(route.request().url()).pathname
    asked.set(file, (asked.get(file) ?? 0) + 1)
    return (asked.get(file) ?? 0) > times ? route.continue() : route.abort('connectionreset')
  })
  return asked
}

test('J5 a file that is lost once is fetched again, without a message', async ({
  page,
  problems,
}) => {
  await login(page, 'admin', { at: '/#/store/store' })
  await expect(page.locator('tbody tr')).toHaveCount(20)
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('[role=alert]')) said.push(alert.outerHTML)
    }).observe(document.body, { childList: true, subtree: true })
  })
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  // code that loads ahead is there, as a page with routes has no cache
  await page.waitForLoadState('networkidle')
  // scripts and style sheets, its own and shared ones
  const asked = await lose(page, problems, /\/assets\/.*\.(?:js|css)$/, 1)
  await page.locator('tbody tr a').first().click()
  await expect(page.locator('.wd-show-fields').first()).toBeVisible()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'Page or record' })).toBeVisible()
  expect(asked.size).toBeGreaterThan(1)
  await expect.poll(() => [...asked].filter(([, times]) => times < 2)).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'said'))).toEqual([])
  expect(loads).toBe(0)
})

test('J5 a file that is lost twice is reported once, and loads at the next try', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/)
  await login(page, 'admin', { at: '/#/store/store' })
  await expect(page.locator('tbody tr')).toHaveCount(20)
  // neither a reload, which a page that is away would not survive
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.abort('connectionreset'),
  )
  await lose(page, problems, /\/assets\/DictData.*\.js$/, 2)
  await openLatePage(page)
  await expect(page.getByRole('alert')).toContainText('A part of Wattdesk did not arrive')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dictionary entries')
})

test('J3, J4 a file that stays missing, answered by a page, ends on an error page after one reload', async ({
  page,
  problems,
}) => {
  await login(page, 'admin', { at: '/#/store/store' })
  await expect(page.locator('tbody tr')).toHaveCount(20)
  const loads = await deploy(page, problems, /DictData/)
  await openLatePage(page)
  await expect(page.getByRole('alert')).toContainText('A part of Wattdesk did not arrive')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toContainText('A part of Wattdesk did not arrive')
  expect(loads()).toBe(1)
})

test('A32 a part that cannot load leaves its page working, and loads once there is a connection', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_CONNECTION_REFUSED|module script/)
  await login(page, 'admin', { at: '/#/store/storeDraw' })
  await expect(page.locator('tbody tr')).toHaveCount(20)
  await isRun(page, /\/records-.*\.js$/)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route('**', (route) => route.abort('connectionrefused'))
  await page
    .getByRole('button', { name: /^Pass withdrawal/ })
    .first()
    .click()
  const failed = page.locator('.wd-code-failed')
  await expect(failed).toContainText('A part of Wattdesk did not arrive')
  await expect(page.locator('tbody tr')).toHaveCount(20)
  await page.unroute('**')
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toContainText('Second password')
  expect(loads).toBe(0)
})

test('A32 offline shows a message, sends nothing, and the page is read again once it is over', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  await login(page, 'admin', { at: '/#/store/store/1' })
  const name = page.getByRole('textbox').first()
  await name.fill('Typed offline')
  await context.setOffline(true)
  const banner = page.locator('.wd-banner', { hasText: 'You are offline' })
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'nothing was sent' })).toBeVisible()
  await expect(name).toHaveValue('Typed offline')
  await context.setOffline(false)
  await expect(banner).toBeHidden()
  await expect(page.getByText('Connected again')).toBeVisible()
})

/** Waits for a file that the page loads ahead: a script is requested, then imported. */
async function isRun(page: Page, file: RegExp): Promise<void> {
  const requests = () =>
    page.evaluate(
      (source) =>
        performance.getEntriesByType('resource').filter(({ name }) => name.match(source)).length,
      file.source,
    )
  await expect.poll(requests).toBeGreaterThanOrEqual(2)
}
