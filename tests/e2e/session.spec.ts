import { expect, login, loginByForm, test } from './fixtures'

const expired = { code: 401, msg: 'expired' }

test('B1, B2: ten parallel 401s give one prompt; stay stays; log in again comes back', async ({
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
  await page.getByRole('button', { name: 'Sign in' }).click()
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
