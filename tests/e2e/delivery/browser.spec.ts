import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { login as english } from '@/engine/messages/en-US/login'
import { findChromium } from '@/tests/support/run/chromium'
import { expect, login, loginByForm, test } from '../fixtures'

test('I1, I3, I8: the portal works without storage and observers, and says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get })
    for (const name of ['matchMedia', 'ResizeObserver', 'IntersectionObserver'])
      Object.defineProperty(window, name, { configurable: true, value: undefined })
  })
  const calls: string[] = []
  let sockets = 0
  page.on('request', (call) => {
    if (call.url().includes('/prod-api/')) calls.push(`${call.method()} ${call.url()}`)
  })
  page.on('websocket', () => (sockets += 1))
  await loginByForm(page)
  const notice = page.getByRole('status').filter({ hasText: english.boot.storage })
  await expect(notice).toBeVisible()
  await expect(page.locator('.wd-chart svg').first()).toBeVisible()
  // J14: and no effect asks twice
  expect(calls).toEqual([...new Set(calls)])
  await notice.getByRole('button').click()
  await expect(notice).toBeHidden()

  await page.goto('/#/store/bill')
  await expect(page.locator('tbody tr')).toHaveCount(20)
  await expect(page.getByText('This browser stores nothing for this site')).toHaveCount(0)
  await page.getByRole('button', { name: 'Size' }).click()
  await page.getByRole('menuitemradio', { name: 'Mini' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-size', 'mini')
  await page.goto('/#/store/store/create')
  await expect(page.getByText('This browser stores nothing for this site')).toBeVisible()
  await expect.poll(() => sockets).toBe(1)
})

test('I1: a page says what to do where the browser blocks cookies; I11: and without JavaScript', async ({
  browser,
  baseURL: origin,
  launchOptions,
}) => {
  const baseURL = origin ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'wattdesk-blocked-'))
  mkdirSync(join(folder, 'Default'))
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify(blocked))
  // one without windows does not read a profile's settings
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    executablePath: findChromium() ?? launchOptions.executablePath ?? '',
    baseURL,
    locale: 'en-US',
  })
  const page = context.pages()[0] ?? (await context.newPage())
  const errors: unknown[] = []
  context.on('weberror', (error) => errors.push(error))
  await page.goto('/')
  await expect(page.getByRole('heading')).toHaveText(english.boot.cookiesTitle)
  await expect(page.getByRole('main')).toContainText(
    english.boot.cookiesText.replace('%{app}', 'Wattdesk'),
  )
  await expect(page.getByRole('button')).toHaveText(english.boot.reload)
  expect(errors).toEqual([])
  await context.close()
  rmSync(folder, { recursive: true })

  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const unscripted = await plain.newPage()
  await unscripted.goto('/')
  const words = unscripted.locator('noscript p')
  await expect(words).toHaveText([/^Wattdesk needs JavaScript\./, /^Wattdesk 需要 JavaScript。/])
  for (const line of await words.all()) await expect(line).toBeVisible()
  await plain.close()
})

const places = ['/index', '/store/storeDraw', '/api/apiRecharge/5/show', '/store/user/1']

test('I12: at 320 px, at 400 % and on both sides of 992 px nothing is lost and only tables scroll sideways; I13: a person’s preferences apply', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(await lost(page)).toEqual([])
  await login(page)
  for (const place of places) {
    await page.goto(`/#${place}`)
    await settled(page)
    // 320 × 256 is a screen of 1280 × 1024 at 400 %
    for (const [width, height] of [
      [320, 640],
      [320, 256],
      [991, 700],
      [992, 700],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(page.getByRole('button', { name: /^(?:Open|Fold) the menu/ })).toBeVisible()
      const menu = page.getByRole('navigation', { name: 'Main menu' })
      await expect(menu).toBeVisible({ visible: width >= 992 })
      expect(await lost(page), `${place} at ${width} × ${height}`).toEqual([])
    }
  }

  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 21, 28)')
  expect(await page.evaluate(moving)).toEqual([])
  await page.goto('/#/store/storeDraw')
  await settled(page)
  await page.emulateMedia({ forcedColors: 'active' })
  const chosen = [
    page.locator('.wd-side-entry[aria-current]'),
    page.locator('.wd-languages [aria-pressed=true]'),
    page.locator('.wd-page[aria-current]'),
  ]
  for (const one of chosen) {
    const ground = await one.evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(ground).toBe(await page.evaluate(highlight))
  }
  await expect(page.locator('.wd-tag').first()).toHaveCSS('border-top-style', 'solid')
})

test('I16: going back from another page opens one socket; I17: an order is printed whole', async ({
  page,
  problems,
}) => {
  problems.allow(/404/)
  let sockets = 0
  const opened = page.waitForEvent('websocket')
  page.on('websocket', () => (sockets += 1))
  await login(page, 'admin', { at: '/#/api/apiRecharge/5/show' })
  await opened
  const reopened = page.waitForEvent('websocket')
  await page.goto('/robots.txt')
  await page.goBack()
  await reopened
  await settled(page)
  expect(sockets).toBe(2)

  await page.emulateMedia({ media: 'print' })
  // A4 within margins of 12 mm
  await page.setViewportSize({ width: 703, height: 1030 })
  expect(await lost(page)).toEqual([])
  const amounts = page.locator('.wd-show-fields dd')
  expect(await amounts.count()).toBeGreaterThan(10)
  for (const amount of await amounts.all()) await expect(amount).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const paper = await page.pdf({ preferCSSPageSize: false, format: 'A4' })
  expect(paper.toString('latin1').match(/\/Type *\/Page\b/g)?.length).toBeLessThanOrEqual(2)
})

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Texts and controls that are beyond the page's edge, or cut off without an ellipsis. */
function lost(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element) => {
      for (let at = element.parentElement; at; at = at.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true
      return false
    }
    const isMeant = (element: Element) =>
      !element.closest('.wd-visually-hidden, .wd-skip') && element.checkVisibility()
    const name = (element: Element) =>
      `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`
    const shown = [...document.body.querySelectorAll('*')].filter(isMeant)
    const beyond = shown.filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect()
      return own > 0 && (left < -1 || right > width + 1) && !scrolls(element)
    })
    const cut = shown.filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      const isCut = overflowX === 'hidden' && textOverflow !== 'ellipsis'
      const isText = element.childElementCount === 0 && element.tagName !== 'INPUT'
      return isCut && isText && element.scrollWidth > element.clientWidth + 1
    })
    const page = document.scrollingElement?.scrollWidth ?? 0
    return [...(page > width ? [`the page: ${page}`] : []), ...[...beyond, ...cut].map(name)]
  })
}

/** Runs in the page: elements with motion. */
function moving(): readonly string[] {
  const slow = (durations: string) => durations.split(', ').some((one) => parseFloat(one) > 0.01)
  return [...document.querySelectorAll('*')]
    .filter((element) => {
      const { transitionDuration, animationName, animationDuration } = getComputedStyle(element)
      return slow(transitionDuration) || (animationName !== 'none' && slow(animationDuration))
    })
    .map((element) => `${element.tagName} ${element.className}`)
}

/** Runs in the page: the system's colour of a selection. */
function highlight(): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.backgroundColor = 'Highlight'
  const { backgroundColor } = getComputedStyle(probe)
  probe.remove()
  return backgroundColor
}
