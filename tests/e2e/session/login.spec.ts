import { accounts } from '@/sandbox/trade/accounts'
import { captchaAnswer, expect, login, loginByForm, test } from '../fixtures'

const password = accounts[0]?.password ?? ''

test.describe('§2 access', () => {
  test('an administrator with the captcha gets in and finds the menu', async ({ page }) => {
    await loginByForm(page, 'admin')
    await expect(page).toHaveURL(/#\/index$/)
    await expect(page.getByRole('main').getByRole('link', { name: /Withdrawals/ })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('a link without a token leads to the login and back to the same rows', async ({ page }) => {
    const at = '/#/store/storeDraw?filter=%7B%22status%22%3A%5B%221%22%5D%7D&page=2&perPage=10'
    await loginByForm(page, 'admin', { at })
    await expect(page).toHaveURL(new RegExp('#/store/storeDraw\\?.*page=2.*perPage=10'))
    await expect(page.getByRole('button', { name: 'Status: Applying' })).toBeVisible()
    await expect(page.locator('tbody tr')).toHaveCount(10)
    await expect(page.getByRole('button', { name: 'Go to page 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test('B19: redirect=//evil.example leads home', async ({ page }) => {
    await loginByForm(page, 'admin', { at: '/#/login?redirect=//evil.example' })
    await expect(page).toHaveURL(/#\/index$/)
  })

  test('B20: a logged-in user who opens /login goes home', async ({ page }) => {
    await login(page, 'admin')
    await page.goto('/#/login')
    await expect(page).toHaveURL(/#\/index$/)
    await expect(page.getByRole('main').getByRole('link', { name: /Withdrawals/ })).toBeVisible()
  })

  test('B21: an unknown path leads to /404, and without a token to the login', async ({ page }) => {
    await page.goto('/#/no/such/page')
    await expect(page).toHaveURL(/#\/login\?redirect=%2Fno%2Fsuch%2Fpage$/)
    await login(page, 'admin', { at: '/#/no/such/page' })
    await expect(page).toHaveURL(/#\/404/)
    await expect(page.getByRole('main')).toContainText('/no/such/page')
  })

  test('B22: a deleted cookie leads to the login at the next step, without a loop', async ({
    page,
    context,
  }) => {
    await login(page, 'admin')
    // a figure that is on its way would ask for the login first
    await page.waitForLoadState('networkidle')
    await context.clearCookies()
    await page
      .getByRole('main')
      .getByRole('link', { name: /Withdrawals/ })
      .click()
    await expect(page).toHaveURL(/#\/login\?redirect=%2Fstore%2FstoreDraw/)
    await expect(page.getByLabel('Account', { exact: true })).toBeVisible()
  })
})

test.describe('the login form', () => {
  test('B15: names the problem, keeps the input and shows a new picture', async ({ page }) => {
    await page.goto('/')
    const picture = page.getByRole('img', { name: /captcha|picture/i })
    await page.getByLabel('Account', { exact: true }).fill('admin')
    await page.getByLabel('Password', { exact: true }).fill(password)
    const answer = await captchaAnswer(page)
    const first = await picture.getAttribute('src')
    await page.getByLabel('Captcha', { exact: true }).fill('????')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toContainText(/captcha/i)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
    await expect(picture).not.toHaveAttribute('src', first ?? '')
    await expect(page.getByLabel('Captcha', { exact: true })).toBeFocused()

    const second = await picture.getAttribute('src')
    await page.getByLabel('Captcha', { exact: true }).fill(answer)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(picture).not.toHaveAttribute('src', second ?? '')
    await expect(page.getByRole('alert')).toContainText(/captcha/i)

    await page.getByLabel('Password', { exact: true }).fill('Wrong_2026')
    await page.getByLabel('Captcha', { exact: true }).fill(await captchaAnswer(page))
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toContainText(/password/i)
    await expect(page.getByLabel('Account', { exact: true })).toHaveValue('admin')
    await expect(page.getByLabel('Captcha', { exact: true })).toHaveValue('')
  })

  test('a click brings another picture', async ({ page }) => {
    await page.goto('/')
    const picture = page.getByRole('img', { name: /captcha|picture/i })
    await expect(picture).toBeVisible()
    const first = await picture.getAttribute('src')
    await page
      .getByRole('button', { name: /picture/i })
      .first()
      .click()
    await expect(picture).not.toHaveAttribute('src', first ?? '')
  })

  test('logout asks, clears the session and leads to the login', async ({ page, context }) => {
    await login(page, 'admin')
    await page.getByRole('button', { name: /admin/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByLabel('Account', { exact: true })).toBeVisible()
    expect((await context.cookies()).filter(({ name }) => name === 'Admin-Tokens')).toEqual([])
  })
})
