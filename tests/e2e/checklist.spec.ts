import type { Page } from '@playwright/test'
import { expect, login, test } from './fixtures'

// What the specification gives in numbers and names, as a person's browser has it; what it gives in words is
// held by the tests of the page that it speaks of.

const shownAt = (page: Page, path: string) => expect(page).toHaveURL(new RegExp(`#${path}`))

test.describe('§2 routes', () => {
  test('/login, /auth-redirect, /bind and /register need no token, every other path leads to the login', async ({
    page,
  }) => {
    for (const path of ['/login', '/auth-redirect', '/bind', '/register']) {
      await page.goto(`/#${path}`)
      await shownAt(page, `${path}$`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    for (const path of ['/index', '/user/profile', '/store/bill', '/401']) {
      await page.goto(`/#${path}`)
      await shownAt(page, `/login\\?redirect=${encodeURIComponent(path)}$`)
    }
  })

  test('the fixed routes exist with any menu', async ({ page }) => {
    await login(page, 'admin')
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await shownAt(page, '/index$')
    const fixed = [
      ['/user/profile', 'Personal centre'],
      ['/dict/type/data/1', /Entries|Gender|Sex/i],
      ['/job/log', /log/i],
      ['/gen/edit?tableId=1', /./],
      ['/publish/details?id=1', /./],
      ['/401', /./],
      ['/404', /./],
    ] as const
    for (const [path, name] of fixed) {
      await page.goto(`/#${path}`)
      await expect(heading.filter({ hasText: name }), path).toBeVisible()
      await shownAt(page, path.split('?')[0] ?? '')
    }
    await page.goto('/#/redirect/store/bill?page=2')
    await shownAt(page, '/store/bill\\?page=2')
    await expect(heading).toHaveText('Bills')
    for (const path of ['/dict/type/data/12a', '/no/such/page']) {
      await page.goto(`/#${path}`)
      await shownAt(page, '/404')
    }
    await page.goto('/#/')
    await shownAt(page, '/index$')
  })
})

test.describe('§9 numbers', () => {
  test('a first run: sidebar 200 px with its logo, folded 54 px, cookie 1 and 0, no tags, a header that scrolls, size medium, eight theme colours from 409EFF on, a search that tolerates typos', async ({
    page,
    context,
  }) => {
    await login(page, 'admin')
    const sidebar = page.getByRole('navigation', { name: 'Main menu' })
    const width = async () => (await sidebar.boundingBox())?.width
    const cookie = async (name: string) =>
      (await context.cookies()).find((one) => one.name === name)?.value
    expect(await cookie('Admin-Tokens')).toMatch(/./)
    expect(await width()).toBe(200)
    await expect(sidebar.getByRole('link', { name: 'Wattdesk' })).toBeVisible()
    await expect(page.locator('.wd-navbar')).toHaveCSS('position', 'static')
    await expect(page.locator('.wd-tags')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-size', 'medium')
    await expect(page.locator('html')).toHaveAttribute('data-theme', '#409EFF')

    await page.getByRole('button', { name: 'Fold the menu' }).click()
    await expect.poll(width).toBe(54)
    expect(await cookie('sidebarStatus')).toBe('0')
    await page.reload()
    await expect.poll(width).toBe(54)
    await page.getByRole('button', { name: 'Unfold the menu' }).click()
    await expect.poll(width).toBe(200)
    expect(await cookie('sidebarStatus')).toBe('1')

    await page.keyboard.press('/')
    await expect(page.getByRole('combobox', { name: 'Page or record' })).toBeFocused()
    await page.keyboard.type('wihtdrawal')
    await expect(page.getByRole('option').first()).toContainText('Withdrawals')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^User menu/ }).click()
    await page.getByRole('menuitem', { name: 'Layout settings' }).click()
    const presets = page.getByRole('radio', { name: /#[\dA-F]{6}$/i })
    await expect(presets).toHaveCount(8)
    await expect(presets.first()).toHaveAccessibleName(/#409EFF$/i)
    await expect(presets.first()).toBeChecked()
    const brand = () => getComputedStyle(document.documentElement).getPropertyValue('--wd-brand')
    expect((await page.evaluate(brand)).trim()).toMatch(/^#1890ff$/i)
  })

  test('992 px is a desktop, 991 px is mobile', async ({ page }) => {
    await page.setViewportSize({ width: 992, height: 800 })
    await login(page, 'admin')
    const sidebar = page.getByRole('navigation', { name: 'Main menu' })
    await expect(sidebar).toBeVisible()
    await page.setViewportSize({ width: 991, height: 800 })
    await expect(sidebar).toBeHidden()
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(sidebar).toBeVisible()
  })

  test('a list: page 1 of 20, sizes 10, 20, 30 and 50, total, sizes, prev, pager, next, jumper, its top at a new page', async ({
    page,
  }) => {
    const asked = page.waitForRequest(/\/store\/bill\/list/)
    await login(page, 'admin', { at: '/#/store/bill' })
    const query = new URL((await asked).url()).searchParams
    expect([query.get('pageNum'), query.get('pageSize')]).toEqual(['1', '20'])
    await expect(page.locator('tbody tr')).toHaveCount(20)
    const sizes = page.getByLabel('Rows per page')
    await expect(sizes).toHaveValue('20')
    await expect(sizes.locator('option')).toHaveText([
      '10 / page',
      '20 / page',
      '30 / page',
      '50 / page',
    ])
    const order = [
      page.getByText(/in total$/),
      sizes,
      page.getByRole('button', { name: 'Go to previous page' }),
      page.getByRole('button', { name: 'Go to page 2', exact: true }),
      page.getByRole('button', { name: 'Go to next page' }),
      page.getByRole('textbox', { name: 'Go to page' }),
    ]
    const lefts = await Promise.all(order.map(async (part) => (await part.boundingBox())?.x ?? -1))
    expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))

    const area = page.locator('.wd-table-area')
    await area.evaluate((element) => element.scrollTo(0, 200))
    await page.getByRole('button', { name: 'Go to next page' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect.poll(() => area.evaluate((element) => element.scrollTop)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0)
    await expect(page.locator('tbody')).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)
  })

  test('a call takes at most 30,000 ms: a note comes at 5 s and a cancel button at 10 s; the outcome of a change is then unknown; failed payouts are counted every 300,000 ms', async ({
    page,
  }) => {
    await page.clock.install()
    const checks: string[] = []
    page.on('request', (call) => {
      if (call.url().endsWith('/api/apiDraw/exist/fail')) checks.push(call.url())
    })
    const now = () => page.evaluate(() => Date.now())
    await login(page, 'admin', { at: '/#/store/bill' })
    const start = await now()
    await expect(page.locator('tbody tr')).toHaveCount(20)
    const failure = page.getByText(/did not answer in time/)
    const asked = new Promise<void>((resolve) => {
      // never answered
      void page.route('**/store/bill/list*', () => resolve())
    })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await asked
    const working = page.getByText('Still working…')
    const giveUp = page.getByRole('button', { name: 'Cancel the request' })
    await page.clock.runFor(5_000)
    await expect(working).toBeVisible()
    await page.clock.runFor(5_000)
    await expect(giveUp).toBeVisible()
    await page.clock.runFor(15_000)
    await expect(failure).toHaveCount(0)
    await page.clock.runFor(5_000)
    await expect(failure.first()).toBeVisible()
    await expect(page.getByText(/^As of \d\d:\d\d UTC\+8\./)).toBeVisible()
    await expect(page.locator('tbody tr')).toHaveCount(20)
    await page.unrouteAll({ behavior: 'ignoreErrors' })

    await page.goto('/#/store/store/1')
    const name = page.getByLabel(/^Name/)
    await name.fill('Without an answer')
    const sent = new Promise<void>((resolve) => {
      void page.route('**/prod-api/store/store', () => resolve())
    })
    await page.getByRole('button', { name: 'Save' }).click()
    await sent
    await page.clock.runFor(10_000)
    await expect(giveUp).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(page.getByRole('alert').filter({ hasText: 'They may still arrive' })).toBeVisible()
    await expect(name).toHaveValue('Without an answer')
    await page.unrouteAll({ behavior: 'ignoreErrors' })

    // failed payouts are counted at start, and again after 300,000 ms
    await expect.poll(() => checks).toHaveLength(1)
    // in small steps: a call on its way is given up, and made again, when the clock runs past its 30 s
    for (let step = 0; step < 100 && checks.length === 1; step += 1) await page.clock.runFor(5_000)
    expect(checks).toHaveLength(2)
    expect((await now()) - start).toBeGreaterThan(290_000)
  })

  test('zh of any kind is zh-CN, anything else en-US; a stored choice comes first', async ({
    browser,
    baseURL,
  }) => {
    const spoken = [
      ['zh-TW', undefined, 'zh-CN'],
      ['zh', undefined, 'zh-CN'],
      ['fr-FR', undefined, 'en-US'],
      ['zh-CN', 'en-US', 'en-US'],
      ['de-DE', 'zh-CN', 'zh-CN'],
    ] as const
    for (const [locale, stored, language] of spoken) {
      const context = await browser.newContext({ locale })
      if (stored) {
        await context.addCookies([{ name: 'language', value: stored, url: baseURL ?? '' }])
      }
      const page = await context.newPage()
      await page.goto(baseURL ?? '')
      await expect(page.locator('html'), `${locale}, ${stored}`).toHaveAttribute('lang', language)
      await context.close()
    }
  })

  test('a changed password has 6 to 20 characters, typed twice; a new account’s has 6 to 12 letters, digits and underscores', async ({
    page,
  }) => {
    await login(page, 'auditor', { at: '/#/user/profile' })
    await page.locator('#wd-oldPassword').fill('Sandbox_2026')
    await page.locator('#wd-newPassword').fill('12345')
    await page.getByRole('button', { name: 'Change the password' }).click()
    await expect(page.getByText('Length between 6 and 20 characters')).toBeVisible()
    await page.locator('#wd-newPassword').fill('123456')
    await page.locator('#wd-again').fill('1234567')
    await page.getByRole('button', { name: 'Change the password' }).click()
    await expect(page.getByText('Password not same')).toBeVisible()

    await page.context().clearCookies({ name: 'Admin-Tokens' })
    await page.goto('about:blank')
    await page.goto('/#/register')
    await page.locator('#username').fill('somebody')
    await page.locator('#password').fill('with-hyphen')
    await page.locator('button.wd-login-submit').click()
    await expect(
      page.getByText('Only supports 6-12 letters, numbers, and underscores'),
    ).toBeVisible()
  })

  test('an app secret has 32 letters or digits', async ({ page }) => {
    await login(page, 'admin', { at: '/#/store/user/1/show' })
    await page.getByRole('button', { name: 'Set a new app secret' }).click()
    const dialog = page.getByRole('dialog')
    const secret = dialog.locator('input:not([type=password])').first()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.url())
    })
    for (const wrong of ['a'.repeat(31), 'a'.repeat(33), `${'a'.repeat(31)}-`]) {
      await secret.fill(wrong)
      await dialog.getByLabel(/Second password/).fill('Second_2026')
      await dialog.getByLabel(/Second password/).press('Enter')
      await expect(secret, wrong).toHaveAttribute('aria-invalid', 'true')
    }
    expect(sent).toEqual([])
  })
})
