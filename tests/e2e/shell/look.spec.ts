import type { Page } from '@playwright/test'
import { captchaAnswer, expect, login, test } from '../fixtures'

const list = '/#/store/storeDraw'
const shortRows = '/#/system/post'

test('§2 mode, theme, size, fixed header and logo apply at once, after a reload and after logout', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await login(page, 'admin', { at: shortRows })
  await expect(page.locator('tbody tr').first()).toBeVisible()
  expect(await look(page)).toEqual({
    ...light,
    theme: 'rgb(64, 158, 255)',
    ink: 'rgb(6, 24, 44)',
    row: '40px',
    text: '14px',
    header: 'static',
    logo: 'flex',
  })

  await page.getByRole('button', { name: 'Size' }).click()
  await page.getByRole('menuitemradio', { name: 'Mini' }).click()
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Layout settings' }).click()
  const drawer = page.getByRole('dialog', { name: 'Layout settings' })
  expect((await drawer.boundingBox())?.width).toBe(260)
  await drawer.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await drawer.getByRole('radio', { name: 'Violet #6959CD' }).check({ force: true })
  await drawer.getByRole('switch', { name: 'Fixed header' }).check()
  await drawer.getByRole('switch', { name: 'Sidebar logo' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  const chosen = {
    ...dark,
    theme: 'rgb(105, 89, 205)',
    ink: 'rgb(255, 255, 255)',
    row: '28px',
    text: '12px',
    header: 'sticky',
    logo: 'none',
  }
  expect(await look(page)).toEqual(chosen)
  await page.reload()
  await expect(page.locator('tbody tr').first()).toBeVisible()
  expect(await look(page)).toEqual(chosen)

  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  const submit = page.getByRole('button', { name: 'Log in' })
  await expect(submit).toBeVisible()
  expect(await page.evaluate(colours)).toEqual(dark)
  await expect(submit).toHaveCSS('background-color', 'rgb(105, 89, 205)')
  await page.getByLabel('Account', { exact: true }).fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('Sandbox_2026')
  await page.getByLabel('Captcha', { exact: true }).fill(await captchaAnswer(page))
  await submit.click()
  await page.goto(shortRows)
  await expect(page.locator('tbody tr').first()).toBeVisible()
  expect(await look(page)).toEqual(chosen)
})

test('the chosen mode applies before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    localStorage.setItem('layout-setting', '{"mode":"dark"}')
    const seen: string[] = []
    Object.assign(window, { seen })
    const note = () => {
      if (document.body) seen.push(getComputedStyle(document.body).backgroundColor)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect([...new Set(seen)]).toEqual([dark.ground])
})

test('a wide form has two columns, and Save is in sight on any screen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await login(page, 'admin', { at: '/#/store/user/1' })
  const place = async (label: string) => page.getByLabel(label, { exact: true }).boundingBox()
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toBeInViewport({ ratio: 1 })
  const [phone, telegram] = [await place('Phone'), await place('Telegram')]
  expect(telegram?.y).toBe(phone?.y)
  expect(telegram?.x).toBeGreaterThan(phone?.x ?? Infinity)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(save).toBeInViewport({ ratio: 1 })
  expect((await place('Telegram'))?.x).toBe((await place('Phone'))?.x)
  await page.getByLabel('IP blacklist').focus()
  const bar = await page.locator('.wd-form > .wd-dialog-buttons').boundingBox()
  const field = await page.getByLabel('IP blacklist').boundingBox()
  expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
})

test('on a phone a fixed header stays above the scrolling page; otherwise it scrolls away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await login(page, 'admin', { at: list })
  await expect(page.locator('tbody tr')).toHaveCount(20)
  const top = async () => {
    await page.evaluate(() => window.scrollTo(0, 300))
    return page.evaluate(() => document.querySelector('.wd-navbar')?.getBoundingClientRect().top)
  }
  expect(await top()).toBe(-300)
  await page.evaluate(() => localStorage.setItem('layout-setting', '{"fixedHeader":true}'))
  await page.reload()
  await expect(page.locator('tbody tr')).toHaveCount(20)
  expect(await top()).toBe(0)
  const navbar = await page.locator('.wd-navbar').boundingBox()
  expect(navbar?.width).toBe(390)
})

test('a slow list shows a line at the top in the brand’s colour', async ({ page }) => {
  await login(page, 'admin', { at: list })
  await expect(page.locator('tbody tr')).toHaveCount(20)
  expect((await line(page)).content).toBe('none')
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/store/storeDraw/list*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Go to page 2', exact: true }).click()
  const shown = { opacity: '1', colour: 'rgb(24, 144, 255)', height: '3px' }
  await expect.poll(() => line(page)).toMatchObject(shown)
  answer()
  await expect.poll(async () => (await line(page)).content).toBe('none')
})

const light = { ground: 'rgb(244, 246, 249)', words: 'rgb(27, 39, 51)', scheme: 'light dark' }
const dark = { ground: 'rgb(15, 21, 28)', words: 'rgb(227, 233, 240)', scheme: 'dark' }

async function look(page: Page) {
  const current = page.locator('.wd-page[aria-current]')
  const of = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => {
        return getComputedStyle(element).getPropertyValue(name)
      }, property)
  return {
    ...(await page.evaluate(colours)),
    theme: await current.evaluate((button) => getComputedStyle(button).backgroundColor),
    ink: await current.evaluate((button) => getComputedStyle(button).color),
    row: `${Math.min(...(await page.locator('tbody tr').evaluateAll(heights)))}px`,
    text: await of('body', 'font-size'),
    header: await of('.wd-navbar', 'position'),
    logo: await of('.wd-side-logo', 'display'),
  }
}

/** Runs in the page. A row may hold more than one line. */
function heights(rows: Element[]) {
  return rows.map((row) => (row as HTMLElement).offsetHeight)
}

/** Runs in the page. */
function colours() {
  const { backgroundColor: ground, color: words } = getComputedStyle(document.body)
  return { ground, words, scheme: getComputedStyle(document.documentElement).colorScheme }
}

function line(page: Page) {
  return page.locator('.wd-shell').evaluate((shell) => {
    const {
      content,
      opacity,
      backgroundColor: colour,
      height,
    } = getComputedStyle(shell, '::before')
    return { content, opacity, colour, height }
  })
}
