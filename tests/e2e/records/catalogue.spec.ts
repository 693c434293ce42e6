import type { Page } from '@playwright/test'
import { appConfig } from '@/app/config'
import { existsFailed, expect, login, test } from '../fixtures'

// Specification §8, row by row, as a person's browser has it. The rows of the live channel and of the payouts that
// failed stand in alerts.spec.ts, the expired login in session.spec.ts, too.

const bills = '**/prod-api/store/bill/list*'

/** Stops the page's clock, which then moves only by `runFor`. */
async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1_000)
}

test('§8 a refusal is shown in the words of the catalogue, for 3,000 ms; a network error for 5 s', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/)
  await page.clock.install()
  await login(page, 'admin', { at: '/#/store/bill' })
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(20)
  await stopClock(page)
  const message = page.locator('.wd-toast')
  const refresh = page.getByRole('button', { name: 'Refresh', exact: true })
  for (const [code, msg, words] of [
    [403, 'denied', 'The current operation has no permission'],
    [404, 'no such row', 'The requested resource does not exist'],
    [500, 'The balance is too small', 'The balance is too small'],
    [601, 'Check the bill first', 'Check the bill first'],
    [602, '', 'Unknown system error, report to the admin'],
    ['network', '', 'The gateway cannot be reached.'],
  ] as const) {
    await page.route(bills, (route) =>
      code === 'network' ? route.abort() : route.fulfill({ json: { code, msg } }),
    )
    await refresh.click()
    const said = message.filter({ hasText: words })
    await expect
      .poll(async () => {
        await page.clock.runFor(code === 'network' ? 200 : 20)
        return said.count()
      }, words)
      .toBe(1)
    await expect(rows).toHaveCount(20)
    const isLong = code === 'network'
    await page.clock.runFor(isLong ? 4_000 : 2_000)
    await expect(said, words).toHaveCount(1)
    await page.clock.runFor(1_100)
    await expect(said, words).toHaveCount(0)
    await page.unroute(bills)
  }
})

test('§8 an expired login is a prompt; the login says why the guard failed', async ({
  page,
  context,
}) => {
  await login(page, 'admin', { at: '/#/store/bill' })
  await expect(page.locator('tbody tr')).toHaveCount(20)
  await page.route(bills, (route) => route.fulfill({ json: { code: 401, msg: 'expired' } }))
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  const prompt = page.getByRole('dialog', { name: 'Your login has expired' })
  await expect(prompt).toContainText('Authentication failed, cannot access system resources')
  await expect(prompt.getByRole('button')).toHaveText(['Stay', 'Log in again'])

  const broken = { code: 500, msg: 'The user service is away' }
  await page.route('**/prod-api/getInfo', (route) => route.fulfill({ json: broken }))
  await page.goto('about:blank')
  await page.goto('/#/store/bill')
  await expect(page.getByRole('alert')).toHaveText('The user service is away')
  await expect(page).toHaveURL(/#\/login\?redirect=%2F$/)
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'Admin-Tokens')?.value ?? '').toBe('')
})

test('§8 the warnings and the questions: full screen (I6), failed payouts, export, delete, decide; §2 documentation in a new tab', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: undefined })
  })
  await page.route(existsFailed, (route) => route.fulfill({ json: { code: 200, data: true } }))
  await login(page, 'admin', { at: '/#/api/apiRecharge' })
  await page.getByRole('button', { name: 'Full screen' }).click()
  const warning = page.locator('.wd-toast-warning')
  await expect(warning).toHaveText(/This browser cannot show the portal on the full screen/)
  await page.getByRole('button', { name: 'Documentation' }).click()
  const links = page.getByRole('menu').getByRole('menuitem')
  await expect(links).toHaveCount(appConfig.docLinks.length)
  for (const [index, { href }] of appConfig.docLinks.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', href)
    await expect(links.nth(index)).toHaveAttribute('target', '_blank')
  }
  await page.keyboard.press('Escape')
  await page.getByText('There has unsuccessful withdrawal orders,Handle >>').click()
  await expect(page).toHaveURL(/#\/api\/apiDraw/)

  const question = page.getByRole('dialog').getByRole('heading')
  const decline = async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(question).toHaveText('Are you sure to export the payouts?')
  await decline()
  await page.goto('/#/system/user')
  await page
    .getByRole('button', { name: /^Delete user/ })
    .first()
    .click()
  await expect(question).toHaveText(/^Are you sure to delete the user\b/)
  await decline()
  await page.goto('/#/store/storeDraw?filter={"status":["1"]}')
  await page.getByRole('button', { name: /^Pass/ }).first().click()
  await expect(question).toHaveText(/^Are you sure to pass withdrawal \d+\?$/)
  await decline()
})
