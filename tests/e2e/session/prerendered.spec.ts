import type { Page } from '@playwright/test'
import { config } from '@/engine/config'
import { login as chinese } from '@/engine/messages/zh-CN/login'
import { accounts } from '@/sandbox/trade/accounts'
import { captchaAnswer, expect, login, test } from '../fixtures'

const password = accounts[0]?.password ?? ''

/** Holds back the script that takes over the login, until the function that it returns is called. */
async function holdScript(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/screens/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

const account = (page: Page) => page.getByLabel('Account', { exact: true })
const secret = (page: Page) => page.getByLabel('Password', { exact: true })
const picture = (page: Page) => page.locator('img.wd-login-picture')

test('@both the login is typed into before its script, which keeps what is typed and moves nothing', async ({
  page,
}) => {
  await page.addInitScript(countShifts)
  const release = await holdScript(page)
  await page.goto('/')
  await secret(page).fill('Sandbox')
  await page.getByRole('button', { name: 'Show password' }).click()
  await account(page).focus()
  await page.keyboard.type('admin')
  const devtools = await page.context().newCDPSession(page)
  const composed = { text: 'ni', selectionStart: 2, selectionEnd: 2 }
  await devtools.send('Input.imeSetComposition', composed)
  release()
  await expect(secret(page)).toHaveAttribute('type', 'text')
  await expect(picture(page)).toBeVisible()
  await devtools.send('Input.insertText', { text: '你' })
  await expect(account(page)).toHaveValue('admin你')
  await expect(account(page)).toBeFocused()
  await expect(secret(page)).toHaveValue('Sandbox')
  expect(await page.evaluate('shifted')).toBe(0)
})

test('a login that is pressed before the script is sent once', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/login')) sent.push(request.postData() ?? '')
  })
  const release = await holdScript(page)
  await page.route('**/captchaImage', (route) =>
    route.fulfill({ json: { code: 200, msg: 'ok', data: { captchaEnabled: false } } }),
  )
  await page.route('**/prod-api/login', (route) =>
    route.fulfill({ json: { code: 500, msg: 'The password is wrong' } }),
  )
  await page.goto('/')
  await account(page).fill('admin')
  await secret(page).fill('Wrong_2026')
  const submit = page.getByRole('button', { name: 'Log in' })
  await submit.click()
  await secret(page).press('Enter')
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
  await expect(submit).toHaveCSS('opacity', '0.65')
  expect(sent).toEqual([])
  release()
  await expect(page.getByRole('alert')).toHaveText('The password is wrong')
  expect(sent).toHaveLength(1)
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ username: 'admin', password: 'Wrong_2026' })
})

test('a link that is followed before the script leads to a page whose form is sent', async ({
  page,
}) => {
  const release = await holdScript(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Apply for an account' }).click()
  release()
  const apply = page.getByRole('button', { name: 'Apply', exact: true })
  await apply.click()
  await expect(page.getByText('Enter your account')).toBeVisible()
})

test('the login has the language, mode and size of its operator before its script', async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? ''
  await context.addCookies([{ name: config.languageCookie, value: 'zh-CN', url }])
  await page.addInitScript(() =>
    localStorage.setItem('layout-setting', JSON.stringify({ mode: 'dark', theme: '#11a983' })),
  )
  const release = await holdScript(page)
  await page.goto('/')
  const submit = page.getByRole('button', { name: chinese.login.submit })
  await expect(submit).toHaveCSS('background-color', 'rgb(17, 169, 131)')
  await expect(page.locator('.wd-public')).toHaveCSS('background-color', 'rgb(23, 32, 42)')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.getByLabel(chinese.login.account, { exact: true })).toBeFocused()
  release()
  await expect(picture(page)).toBeVisible()
  await page.getByLabel(chinese.login.captcha, { exact: true }).fill(await captchaAnswer(page))
  await expect(page.getByRole('heading')).toHaveText(chinese.login.title)
})

test('neither a page with a session nor another public page ever shows the login', async ({
  page,
}) => {
  await login(page)
  await page.addInitScript(noteLogin)
  await page.reload()
  await expect(page.locator('.wd-shell')).toBeVisible()
  expect(await page.evaluate('hasShownLogin')).toBe(false)
  await page.context().clearCookies()
  await page.goto('about:blank')
  await page.goto('/#/bind')
  await expect(page.getByRole('heading', { name: 'Set up a Google code' })).toBeVisible()
  expect(await page.evaluate('hasShownLogin')).toBe(false)
  await page.goto('about:blank')
  await page.goto('/#/login')
  await expect(account(page)).toBeVisible()
  await expect.poll(() => page.evaluate('hasShownLogin')).toBe(true)
})

test('without JavaScript the login stands below the note that asks for it, and sends nothing', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('noscript p').first()).toHaveText(/^Wattdesk needs JavaScript/)
  await account(page).fill('admin')
  await secret(page).fill(password)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await secret(page).press('Enter')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(secret(page)).toHaveValue(password)
  expect(new URL(page.url()).search).toBe('')
  expect(requested).toEqual([])
  await context.close()
})

// These run in the page.

function countShifts() {
  const seen = Object.assign(window, { shifted: 0 })
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries())
      if ('value' in entry) seen.shifted += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}

function noteLogin() {
  const seen = Object.assign(window, { hasShownLogin: false })
  const look = () => {
    seen.hasShownLogin ||= document.querySelector('#googleCode')?.checkVisibility() === true
    requestAnimationFrame(look)
  }
  look()
}
