import { knownPassword } from '@/sandbox/settings/accounts'
import { totpCode, totpStep } from '@/sandbox/auth/totp'
import { captchaAnswer, expect, login, test, watch } from '../fixtures'
import type { Browser, Page } from '@playwright/test'

test.use({ locale: 'en-US' })

/** Follows a link to another form; its labels are the old form's too, so its own button is waited for. */
async function follow(page: Page, link: string, button: string) {
  await page.getByRole('link', { name: link }).click()
  await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible()
}

type Credentials = { account: string; password: string; code?: string }

/** What the picture that stands on the page shows; the one before it is of another form. */
async function answerOf(page: Page): Promise<string> {
  await expect(page.getByRole('img', { name: /characters to type/ })).toBeVisible()
  return captchaAnswer(page)
}

/** Types into the log-in form as it stands and sends it. */
async function logIn(page: Page, { account, password, code = '' }: Credentials) {
  await page.getByLabel('Account', { exact: true }).fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel(/Google code/).fill(code)
  await page.getByLabel('Captcha', { exact: true }).fill(await answerOf(page))
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Applies for an account from the log-in page; each test uses another. */
async function apply(page: Page, account: string, password: string) {
  await page.goto('/#/login')
  await follow(page, 'Apply for an account', 'Apply')
  await page.getByLabel('Account', { exact: true }).fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password again', { exact: true }).fill(password)
  await page.getByLabel('Captcha', { exact: true }).fill(await answerOf(page))
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByRole('heading', { name: /with the administrator/ })).toBeFocused()
  await follow(page, 'Back to log in', 'Log in')
}

/** An administrator, in a browser of their own, finds the account that is out of use and enables it. */
async function enable(browser: Browser, origin: string, account: string) {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US' })
  const problems = await watch(context, origin)
  const page = await context.newPage()
  const filter = encodeURIComponent(JSON.stringify({ userName: account }))
  await login(page, 'admin', { at: `/#/system/user?filter=${filter}` })
  const row = page.locator('tbody tr')
  await expect(row).toHaveCount(1)
  await row.getByRole('switch').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enable' }).click()
  await expect(row.getByRole('switch')).toBeChecked()
  expect(problems.list()).toEqual([])
  await context.close()
}

test('a user applies for an account, waits, is enabled, and logs in; then changes password and picture', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(60_000)
  const [account, first, second] = ['newcomer', 'Fresh_26', 'A longer one, 2026']
  await apply(page, account, first)
  await logIn(page, { account, password: first })
  await expect(page.getByRole('alert')).toContainText('awaits approval by an administrator')

  await enable(browser, baseURL ?? '', account)

  await logIn(page, { account, password: first })
  await page.getByRole('button', { name: 'User menu of newcomer' }).click()
  await page.getByRole('menuitem', { name: 'Personal centre' }).click()
  await expect(page).toHaveURL(/#\/user\/profile$/)

  await page.getByRole('button', { name: 'Change the avatar' }).click()
  const picture = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 })
    canvas.getContext('2d')?.fillRect(0, 0, 300, 200)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') }
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Upload' }).click()
  const shown = page.getByRole('button', { name: 'User menu of newcomer' }).locator('img')
  await expect(shown).toHaveAttribute('src', /^\/prod-api\/profile\/avatar\/[\da-f]{32}\.png$/)
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200)

  const form = page.getByRole('region', { name: 'Change the password' })
  const change = async (old: string) => {
    await form.getByLabel(/^Current password/).fill(old)
    await form.getByLabel(/^New password 6/).fill(second)
    await form.getByLabel(/^New password again/).fill(second)
    await form.getByRole('button', { name: 'Change the password' }).click()
  }
  await change('not-it-26')
  await expect(form.getByText('The old password is wrong')).toBeVisible()
  await expect(form.getByLabel(/^New password again/)).toHaveValue(second)
  await change(first)
  await expect(page.getByText('The password is changed')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('region', { name: 'Change the password' })).toBeVisible()
  await page.context().clearCookies({ name: 'Admin-Tokens' })
  await page.goto('about:blank')
  await page.goto('/#/login')
  await logIn(page, { account, password: first })
  await expect(page.getByRole('alert')).toContainText('password is wrong')
  await logIn(page, { account, password: second })
  await expect(page.locator('.wd-shell')).toBeVisible()
})

test('a Google code is bound by its QR code; the login asks for it from then on', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(60_000)
  const [account, password] = ['careful', 'Fresh_26']
  await apply(page, account, password)
  await enable(browser, baseURL ?? '', account)

  await follow(page, 'Set up a Google code', 'Next')
  await page.getByLabel('Account', { exact: true }).fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Captcha', { exact: true }).fill(await answerOf(page))
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const shown = await page.locator('.wd-bind-secret code').textContent()
  const secret = (shown ?? '').replaceAll(' ', '')
  const now = totpStep(Date.now())
  await page.getByLabel('Code of the app').fill(await totpCode(secret, now))
  await page.getByRole('button', { name: 'Bind' }).click()
  await expect(page.getByRole('heading', { name: /is set up/ })).toBeFocused()
  await follow(page, 'Back to log in', 'Log in')

  await logIn(page, { account, password })
  await expect(page.getByRole('alert')).toContainText('needs a Google code')
  await expect(page.getByLabel(/Google code/)).toBeFocused()
  // a code counts once: the next one, which is let in early
  await logIn(page, { account, password, code: await totpCode(secret, now + 1) })
  await expect(page.locator('.wd-shell')).toBeVisible()
})

test('/auth-redirect hands its query to the window that opened it, and closes', async ({
  page,
  context,
}) => {
  await page.goto('/#/login')
  const heard = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('message', ({ data, origin }) => resolve({ data: data as object, origin }))
      }),
  )
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void open('/#/auth-redirect?token=stolen&state=7'))
  const popup = await opened
  expect(await heard).toEqual({
    data: { type: 'wattdesk:auth-redirect', query: '?token=stolen&state=7' },
    origin: new URL(page.url()).origin,
  })
  await expect.poll(() => popup.isClosed()).toBe(true)
  expect((await context.cookies()).filter(({ name }) => name === 'Admin-Tokens')).toEqual([])

  await page.goto('/#/auth-redirect?token=stolen')
  await expect(
    page.getByRole('heading', { name: 'Nothing is waiting for this page' }),
  ).toBeVisible()
  expect((await context.cookies()).filter(({ name }) => name === 'Admin-Tokens')).toEqual([])
})

test.describe('a stock gateway', () => {
  const port = Number(process.env.E2E_PORT ?? 4179) + 2
  test.use({ baseURL: `http://127.0.0.1:${port}` })

  test('offers no Google code, says so at /bind, and has the personal centre', async ({
    page,
    problems,
  }) => {
    problems.allow(/404 \(Not Found\).*\/bind/)
    await page.goto('/#/login')
    await expect(page.getByRole('link', { name: 'Apply for an account' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Set up a Google code' })).toHaveCount(0)
    await page.goto('/#/bind')
    await page.getByLabel('Account', { exact: true }).fill('tri')
    await page.getByLabel('Password', { exact: true }).fill(knownPassword)
    await page.getByLabel('Captcha', { exact: true }).fill(await answerOf(page))
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { name: /can be set up here/ })).toBeFocused()

    await follow(page, 'Back to log in', 'Log in')
    await answerOf(page)
    await login(page, 'tri', { at: '/#/user/profile' })
    const card = page.getByRole('region', { name: 'tri' })
    await expect(card).toContainText('Operations')
    const basic = page.getByRole('region', { name: 'Basic data' })
    await basic.getByLabel('Phone').fill('13800138099')
    await basic.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Your data is saved')).toBeVisible()
    await page.reload()
    await expect(basic.getByLabel('Phone')).toHaveValue('13800138099')
    await expect(page.getByText(/Sessions that are open on other devices go on/)).toBeVisible()
  })
})
