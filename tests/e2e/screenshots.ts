import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { config } from '@/engine/config'
import { expect, login, test } from './fixtures'

type Look = {
  language: 'en-US' | 'zh-CN'
  mode: 'light' | 'dark'
  width?: 1440 | 390
  tagsView?: boolean
}

const height = 900

/** The portal at a place, as it looks in a language, a mode and a width. */
async function openAt(page: Page, at: string, look: Look): Promise<void> {
  const { language, mode, width = 1440, tagsView = false } = look
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: mode })
  await page.addInitScript(
    (settings) => localStorage.setItem('layout-setting', settings),
    JSON.stringify({ tagsView }),
  )
  await login(page, 'admin', { at: '/#/index' })
  await speak(page, language)
  await page.goto(at)
}

async function speak(page: Page, language: Look['language']): Promise<void> {
  const url = new URL(page.url()).origin
  await page.context().addCookies([{ name: 'language', value: language, url }])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** Takes the picture once nothing is on its way, what comes late neither. */
async function take(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0)
  await page.waitForTimeout(config.quietMs + 500)
  await page.waitForLoadState('networkidle')
  const path = join(import.meta.dirname, 'screenshots', `${name}.png`)
  await page.screenshot({ path, animations: 'disabled' })
}

const list = '/#/store/storeDraw'

test('login, in light', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('img', { name: /picture|captcha/i })).toBeVisible()
  await take(page, 'login-en-light')
})

test('login on a phone, in dark', async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 390, height })
  await page.emulateMedia({ colorScheme: 'dark' })
  await context.addCookies([{ name: 'language', value: 'zh-CN', url: baseURL ?? '' }])
  await page.goto('/')
  await expect(page.locator('button.wd-login-submit')).toBeVisible()
  await take(page, 'login-zh-dark-390')
})

test('the dashboard, in light', async ({ page }) => {
  await openAt(page, '/#/index', { language: 'en-US', mode: 'light' })
  await expect(page.locator('.wd-chart-area > svg').first()).toBeVisible()
  await take(page, 'dashboard-en-light')
})

test('the dashboard on a phone, in dark', async ({ page }) => {
  await openAt(page, '/#/index', { language: 'zh-CN', mode: 'dark', width: 390 })
  await expect(page.locator('.wd-chart-area > svg').first()).toBeVisible()
  await take(page, 'dashboard-zh-dark-390')
})

test('the list of withdrawals and the decision over one of them', async ({ page }) => {
  await openAt(page, list, { language: 'en-US', mode: 'light' })
  await expect(page.locator('tbody tr')).toHaveCount(20)
  await take(page, 'list-en-light')
  await page.locator('tbody tr').nth(2).getByRole('button', { name: /^Pass/ }).click()
  await expect(page.getByRole('dialog').getByLabel(/Second password/)).toBeFocused()
  await take(page, 'decision-en-light')
})

test('the list on a phone', async ({ page }) => {
  await openAt(page, list, { language: 'zh-CN', mode: 'light', width: 390 })
  await expect(page.locator('tbody tr')).toHaveCount(20)
  await take(page, 'list-zh-light-390')
})

test('a list with tags and the layout settings, in dark', async ({ page }) => {
  await openAt(page, '/#/api/apiRecharge', { language: 'zh-CN', mode: 'dark', tagsView: true })
  await expect(page.locator('tbody tr')).toHaveCount(20)
  await page.goto(list)
  await expect(page.locator('.wd-kept tbody tr')).toHaveCount(20)
  await page.locator('.wd-user').click()
  await page.getByRole('menuitem', { name: '布局设置' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await take(page, 'tags-drawer-zh-dark')
})

test('a record, in dark', async ({ page }) => {
  await openAt(page, '/#/api/apiRecharge/5/show', { language: 'en-US', mode: 'dark' })
  await expect(page.locator('.wd-show-fields').first()).toBeVisible()
  await take(page, 'show-en-dark')
})

test('a form', async ({ page }) => {
  await openAt(page, '/#/store/user/create', { language: 'zh-CN', mode: 'light' })
  await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible()
  await take(page, 'form-zh-light')
})

test('the search', async ({ page }) => {
  await openAt(page, list, { language: 'en-US', mode: 'dark' })
  await expect(page.locator('tbody tr')).toHaveCount(20)
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { expanded: true })).toBeFocused()
  await page.keyboard.type('store')
  await expect(page.getByRole('option').first()).toBeVisible()
  await take(page, 'search-en-dark')
})

test('a page that is not there', async ({ page }) => {
  await openAt(page, '/#/no/such/page', { language: 'zh-CN', mode: 'light' })
  await expect(page.getByRole('main').getByRole('heading')).toBeVisible()
  await take(page, '404-zh-light')
})
