import { expect, login, loginByForm, test } from '../fixtures'

const expired = { code: 401, msg: 'expired' }

test('B1, B2: ten parallel 401s give one prompt; Stay stays; logging in again comes back', async ({
  page,
}) => {
  await login(page, 'admin', { at: '/#/store/storeDraw?page=2&perPage=10' })
  await expect(page.locator('tbody tr')).toHaveCount(10)
  await page.route('**/prod-api/store/**', (route) => route.fulfill({ json: expired }))
  const refresh = page.getByRole('button', { name: 'Refresh' })
  await refresh.evaluate((button: HTMLElement) => {
    for (let count = 0; count < 10; count++) button.click()
  })
  const prompt = page.getByRole('dialog')
  await expect(prompt).toHaveCount(1)
  await prompt.getByRole('button', { name: 'Stay' }).click()
  await expect(prompt).toHaveCount(0)
  await expect(page.locator('tbody tr')).toHaveCount(10)
  await refresh.click()
  await expect(prompt).toHaveCount(0)
  await expect(page.getByText('Your login has expired; nothing on this page')).toBeVisible()

  await page.unroute('**/prod-api/store/**')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fstore%2FstoreDraw/)
  await loginByForm(page, 'admin', { at: page.url() })
  await expect(page).toHaveURL(/page=2.*perPage=10/)
})

test('§2: switching the language reloads in the other one and keeps the page', async ({ page }) => {
  await login(page, 'admin', { at: '/#/store/bill' })
  await expect(page.getByRole('heading', { name: 'Bills' })).toBeVisible()
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.getByRole('heading', { name: '账单' })).toBeVisible()
  await expect(page).toHaveURL(/#\/store\/bill/)
  await expect(page).toHaveTitle(/账单/)
})

test('B24, B25: a logout and a change of user reach the other tab at once', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/beforeunload/)
  await login(page, 'admin', { at: '/#/store/store' })
  const other = await context.newPage()
  await other.goto('/#/store/store/1')
  await expect(other.getByRole('button', { name: 'Save' })).toBeVisible()
  const calls: string[] = []
  other.on('request', (call) => void calls.push(`${call.method()} ${call.url()}`))

  // another account logs in in the first tab
  await context.clearCookies()
  await page.goto('about:blank')
  await loginByForm(page, 'auditor')
  await expect(other.getByText('Account changed')).toBeVisible()
  await other.getByLabel(/^Name/).fill('Under another account')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText(/Someone logged in again in this browser/).first()).toBeVisible()
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([])
  other.once('dialog', (question) => void question.accept())
  await other.getByRole('button', { name: 'Reload the page' }).click()
  await expect(other.getByRole('button', { name: 'User menu of auditor' })).toBeVisible()

  // the first tab logs out, and in again
  calls.length = 0
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(other.getByLabel('Account', { exact: true })).toBeVisible()
  await expect(other.getByRole('alert')).toHaveText('You were logged out in another tab.')
  expect(calls.filter((call) => /logout|getInfo/.test(call))).toEqual([])
  await expect(page.getByLabel('Account', { exact: true })).toBeVisible()
  await page.goto('about:blank')
  await loginByForm(page, 'admin')
  await expect(other.getByRole('button', { name: 'User menu of admin' })).toBeVisible()
})
