import type { Page } from '@playwright/test'
import { expect, login, test } from '../fixtures'

/** Signs in with the tags switched on, as the settings keep them. */
async function loginWithTags(page: Page, at = '/'): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('layout-setting', JSON.stringify({ tagsView: true })),
  )
  await login(page, 'admin', { at })
  await expect(row(page)).toBeVisible()
}

const row = (page: Page) => page.getByRole('toolbar', { name: 'Open pages' })
const tag = (page: Page, name: string) => row(page).getByRole('link', { name, exact: true })
const tagNames = (page: Page) => row(page).getByRole('link').allTextContents()

async function chooseOn(page: Page, name: string, command: string): Promise<void> {
  // the menu closes where the bar scrolls, as it does while pages are still coming
  await expect(async () => {
    await tag(page, name).click({ button: 'right', timeout: 5_000 })
    await page.getByRole('menuitem', { name: command }).click({ timeout: 5_000 })
  }).toPass()
}

/** By a link of the menu, as an operator does. */
async function openEntry(page: Page, folder: string, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const entry = menu.getByRole('link', { name, exact: true })
  if (!(await entry.isVisible())) await menu.getByRole('button', { name: folder }).click()
  await entry.click()
}

test('§7.6 a filtered list, a half-filled form and home lose nothing over twenty switches', async ({
  page,
}) => {
  await loginWithTags(page)
  const filter = encodeURIComponent(JSON.stringify({ status: ['1', '3'] }))
  await page.goto(`/#/api/apiRecharge?filter=${filter}&page=3&perPage=20`)
  await expect(page.locator('tbody tr')).toHaveCount(20)
  const table = page.locator('.wd-table-area:visible')
  await expect(table).toHaveAttribute('aria-busy', 'false')
  // the names of the stores arrive after the rows
  const stores = page.locator('tbody tr td:nth-child(3)')
  await expect(stores.filter({ hasText: /^\s*$/ })).toHaveCount(0)
  const rows = await page.locator('tbody:visible tr').allTextContents()
  const listAddress = page.url()
  await page.locator('tbody:visible input[type=checkbox]').nth(1).check()
  await table.evaluate((element) => element.scrollTo({ top: 137, left: 60 }))
  const scrolled = () => table.evaluate(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft])
  const before = await scrolled()
  expect(before[1]).toBeGreaterThan(0)

  await page.goto('/#/store/user/create')
  await page.locator('input[name=name]:visible').fill('Half a merchant')
  await page.locator('input[name=email]:visible').fill('half@')
  await page.goto('/#/index')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const [home, list, form] = await tagNames(page)
  if (!home || !list || !form) throw new Error('a page has no tag')

  for (let turn = 0; turn < 20; turn += 1) {
    const name: string = [list, form, home][turn % 3] ?? home
    await tag(page, name).click()
    await expect(tag(page, name)).toHaveAttribute('aria-current', 'page')
    if (name === list) {
      await expect(page).toHaveURL(listAddress)
      expect(await page.locator('tbody:visible tr').allTextContents()).toEqual(rows)
      expect(await scrolled()).toEqual(before)
      await expect(page.locator('tbody:visible input[type=checkbox]').nth(1)).toBeChecked()
      await expect(page.getByRole('button', { name: /^Status: Received/ })).toBeVisible()
    }
    if (name === form) {
      await expect(page.locator('input[name=name]:visible')).toHaveValue('Half a merchant')
      await expect(page.locator('input[name=email]:visible')).toHaveValue('half@')
    }
  }
  // a plain link of the menu leads to the page as it was left
  await tag(page, home).click()
  await openEntry(page, 'Orders', list)
  await expect(page).toHaveURL(listAddress)
  expect(await page.locator('tbody:visible tr').allTextContents()).toEqual(rows)
  expect(await scrolled()).toEqual(before)

  await chooseOn(page, form, 'Close others')
  await expect(page).toHaveURL(/#\/store\/user\/create$/)
  await expect.poll(() => tagNames(page)).toEqual([home, form])
  await expect(page.locator('input[name=name]:visible')).toHaveValue('Half a merchant')
  await chooseOn(page, home, 'Close all')
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect.poll(() => tagNames(page)).toEqual([home, form])
  await chooseOn(page, home, 'Close all')
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/#\/index$/)
  await expect.poll(() => tagNames(page)).toEqual([home])
})

test('§2 the bar: 34 px high, a menu 105 px wide, keyboard, middle click, order after a reload', async ({
  page,
}) => {
  await loginWithTags(page, '/#/store/bill')
  await expect(page.locator('.wd-tags')).toHaveCSS('height', '34px')
  await page.goto('/#/store/store')
  await page.goto('/#/store/storeDraw')
  const names = ['Home', 'Bills', 'Store information', 'Withdrawals']
  await expect.poll(() => tagNames(page)).toEqual(names)
  await tag(page, 'Bills').click()
  await page.reload()
  await expect.poll(() => tagNames(page)).toEqual(names)

  await tag(page, 'Bills').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tag(page, 'Store information')).toBeFocused()
  await page.keyboard.press('Shift+F10')
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Refresh',
    'Close current',
    'Close others',
    'Close all',
  ])
  await expect(page.locator('.wd-tag-menu .MuiMenu-paper')).toHaveCSS('width', '105px')
  await page.keyboard.press('Escape')
  await expect(tag(page, 'Store information')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect.poll(() => tagNames(page)).toEqual(['Home', 'Bills', 'Withdrawals'])
  await expect(page).toHaveURL(/#\/store\/bill$/)

  await tag(page, 'Home').click({ button: 'right' })
  await expect(menu.getByRole('menuitem', { name: 'Close current' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await tag(page, 'Home').click({ button: 'middle' })
  await tag(page, 'Bills').click({ button: 'middle' })
  await expect.poll(() => tagNames(page)).toEqual(['Home', 'Withdrawals'])
  await expect(page).toHaveURL(/#\/store\/storeDraw$/)

  const asked = page.waitForRequest(/\/store\/storeDraw\/list/)
  await chooseOn(page, 'Withdrawals', 'Refresh')
  await asked
  await expect(page).toHaveURL(/#\/store\/storeDraw$/)
  await page.getByRole('button', { name: 'Close Withdrawals' }).click()
  await expect(page).toHaveURL(/#\/index$/)
  await expect(tag(page, 'Home')).toBeFocused()
})

test('desk §2: without tags, a list behind a form is as it was left', async ({ page }) => {
  await login(page, 'admin', { at: '/#/api/apiRecharge?page=2' })
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(20)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const filter = page.getByLabel('Ordered at from', { exact: true })
  await filter.fill('2026-0')
  await rows.nth(1).getByRole('checkbox').check()
  const table = page.locator('.wd-table-area')
  await table.evaluate((element) => element.scrollTo({ top: 137, left: 60 }))
  const link = rows.nth(5).getByRole('link').first()
  await link.focus()
  const scrolled = () => table.evaluate(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft])
  const before = await scrolled()
  expect(before[1]).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/show$/)
  await expect(rows).toHaveCount(0)

  await page.goBack()
  await expect(link).toBeFocused()
  expect(await scrolled()).toEqual(before)
  await expect(filter).toHaveValue('2026-0')
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked()
})

test('J13: two hundred tags opened and closed leave no growth', async ({ page }) => {
  await loginWithTags(page, '/#/store/storeDraw')
  await expect(page.locator('tbody tr')).toHaveCount(20)
  await expect(page.locator('[data-live=open]')).toBeVisible()
  await openRecords(page, 1, 25)
  await settled(page)
  const before = await counted(page)
  await openRecords(page, 26, 200)
  // messages and pictures on their way go, and the engine takes its time to give back
  await expect(async () => {
    const after = await counted(page)
    expect(after.elements).toBeLessThanOrEqual(before.elements)
    // memory that is not freed yet is less than two pages
    expect(after.nodes - before.nodes).toBeLessThan(2_000)
    expect(after.listeners - before.listeners).toBeLessThan(100)
  }).toPass()
})

/** Opens each record's page, then closes all. */
async function openRecords(page: Page, first: number, last: number): Promise<void> {
  await page.evaluate(
    async ([from, to]) => {
      for (let id = from; id <= to; id += 1) {
        window.location.hash = `/store/storeDraw/${id}/show`
        const there = () =>
          document.querySelector(`.wd-kept[data-path="/store/storeDraw/${id}/show"]`)
        while (!there()) await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    [first, last] as const,
  )
  // no more than twenty beside the pinned one
  await expect.poll(async () => (await tagNames(page)).length).toBeLessThanOrEqual(21)
  await chooseOn(page, 'Home', 'Close all')
  await expect.poll(() => tagNames(page)).toEqual(['Home'])
  await expect(page).toHaveURL(/#\/index$/)
  await expect(page.locator('.wd-kept')).toHaveCount(1)
}

/** Waits until the page at hand draws nothing more. */
async function settled(page: Page): Promise<void> {
  let earlier = 0
  const isStill = async () => {
    const [before, now] = [earlier, await page.locator('*').count()]
    earlier = now
    return now === before
  }
  await page.waitForLoadState('networkidle')
  await expect.poll(isStill, { intervals: [1_000] }).toBe(true)
}

async function counted(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
  await session.detach()
  return { nodes, listeners, elements: await page.locator('*').count() }
}
