import type { Page } from '@playwright/test'
import { expect, login, test } from './fixtures'
import { menuPaths, overflowOf, smallTargets } from './touch'

/** §2, the fixed routes, and what stands below the menu's pages. */
const others = [
  '/index',
  '/401',
  '/404',
  '/store/storeDraw/1/show',
  '/store/store/create',
  '/store/store/1',
  '/system/role/2',
  '/system/menu/1',
  '/publish/details?id=1',
  '/dict/type/data/1',
  '/job/log',
  '/gen/edit?tableId=1',
]

async function check(page: Page, what: string) {
  expect.soft(await overflowOf(page), `${what}: pixels beyond the screen`).toBeLessThanOrEqual(0)
  expect.soft(await smallTargets(page), `${what}: smaller than 44 px`).toEqual([])
}

test('§2 @phone at 390 px no page scrolls sideways and whatever can be touched is 44 px', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.goto('/#/login')
  await expect(page.getByLabel('Account', { exact: true })).toBeVisible()
  await check(page, 'login')
  await login(page)
  const paths = await menuPaths(page)
  expect(paths.length).toBeGreaterThan(20)
  for (const path of [...paths, ...others]) {
    await page.goto(`/#${path}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await check(page, path)
  }
})

test('§2 @phone the menu is a drawer that a backdrop of 30 % and every navigation close', async ({
  page,
}) => {
  await login(page, 'admin', { at: '/#/store/storeDraw' })
  const hamburger = page.locator('.wd-hamburger')
  await hamburger.click()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu).toBeVisible()
  await check(page, 'drawer')
  expect(
    await page
      .locator('.wd-side-backdrop')
      .evaluate((one) => getComputedStyle(one).backgroundColor),
  ).toBe('rgba(0, 0, 0, 0.3)')
  await page.mouse.click(370, 600)
  await expect(menu).toBeHidden()
  await hamburger.click()
  await menu.getByRole('link', { name: 'Bills' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Bills' })).toBeFocused()
})

test('§2 @phone filters, actions, dialogs, search and menus can be touched', async ({ page }) => {
  await login(page, 'admin', { at: '/#/store/storeDraw' })
  await expect(page.locator('tbody tr')).toHaveCount(20)
  await page.locator('.wd-filters-toggle').click()
  await check(page, 'filters')
  await page.locator('[data-action=pass]').first().click()
  await expect(page.getByRole('dialog').locator('input[type=password]')).toBeVisible()
  await check(page, 'decision')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Search the menu' }).click()
  await expect(page.getByRole('combobox', { name: 'Page or path' })).toBeFocused()
  await check(page, 'search')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^User menu/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Full screen' })).toBeVisible()
  await check(page, 'user menu')
})
