import type { Locator, Page } from '@playwright/test'
import { garbageOnTheWire } from '@/tests/support/planted/garbageMenu'
import { expect, login, test } from '../fixtures'

test('a garbage menu never breaks the shell', async ({ page }, { outputDir }) => {
  await page.route('**/prod-api/getRouters', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: readonly unknown[] }
    await route.fulfill({ json: { ...body, data: [...body.data, ...garbageOnTheWire()] } })
  })
  await login(page, 'admin', { at: '/#/nowhere' })
  await expect(page.getByText('../../etc/passwd')).toBeVisible()
  await page.screenshot({ path: `${outputDir}/garbage-menu.png` })
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const links = await menu.getByRole('link').all()
  expect(links.length).toBeGreaterThan(5)
  for (const link of links) expect(await link.getAttribute('href')).toMatch(/^#\//)
  await menu.getByRole('link', { name: /^xxxx/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await menu.evaluate((one) => one.getBoundingClientRect().width)).toBe(200)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
  await page.goto('/#/store/storeDraw')
  await expect(page.locator('tbody tr')).toHaveCount(20)
})

test('§2 §9 only the active dictionary is loaded, and the language follows the choice', async ({
  page,
}) => {
  const dictionaries: string[] = []
  page.on('request', (request) => {
    const name = /\/([\w-]*(?:en-US|zh-CN))-[\w-]+\.js$/.exec(request.url())?.[1]
    if (name) dictionaries.push(name)
  })
  await login(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: 'Page or record' })).toBeFocused()
  await page.keyboard.press('Escape')
  expect(dictionaries.filter((name) => name.endsWith('en-US')).length).toBeGreaterThan(1)
  expect(dictionaries.filter((name) => name.endsWith('zh-CN'))).toEqual([])
  dictionaries.length = 0
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page).toHaveTitle('首页 · Wattdesk')
  expect(dictionaries.filter((name) => name.endsWith('zh-CN')).length).toBeGreaterThan(1)
  expect(dictionaries.filter((name) => name.endsWith('en-US'))).toEqual([])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})

test('§2 by keyboard alone: skip link, menu, search, list, record, form, tags, settings, dialog, logout', async ({
  page,
}) => {
  await login(page)
  const press = (key: string) => page.keyboard.press(key)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await page.reload()
  await expect(page.locator('.wd-card').first()).toBeVisible()
  await press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to the content' })).toBeFocused()
  await expectOutline(page)
  await press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await press('/')
  await expect(page.getByRole('combobox', { name: 'Page or record' })).toBeFocused()
  await page.keyboard.type('bill')
  await expect(page.getByRole('option').first()).toContainText('Stores > Bills')
  await press('Enter')
  await expect(page).toHaveURL(/#\/store\/bill/)
  await expect(heading('Bills')).toBeFocused()
  await expect(page).toHaveTitle('Bills · Wattdesk')

  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await walkTo(page, menu.getByRole('link', { name: 'Store information' }), 'Shift+Tab')
  await press('Enter')
  await expect(page).toHaveURL(/#\/store\/store/)
  await expect(page.getByRole('heading', { level: 1, name: 'Stores' })).toBeFocused()
  await expect(page.locator('tbody tr').first()).toBeVisible()

  await walkTo(page, page.getByRole('button', { name: 'Filter by Name' }))
  await press('Enter')
  await page.keyboard.type('no such store')
  await press('Enter')
  await expect(page.getByText('Nothing matches', { exact: true })).toBeAttached()
  await walkTo(page, page.getByRole('button', { name: 'Clear filters' }).first())
  await press('Enter')
  await walkTo(page, page.locator('tbody tr').first().getByRole('link').first())
  await press('Enter')
  await expect(page).toHaveURL(/\/show$/)
  await expect(page.locator('h1')).toBeFocused()
  await walkTo(page, page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }))
  await press('Enter')
  await expect(page).toHaveURL(/\/store\/store\/\d+$/)
  await walkTo(page, page.locator('main input[name=nick]'))
  await page.keyboard.type(' half')

  await walkTo(page, page.getByRole('button', { name: /^User menu/ }), 'Shift+Tab')
  await press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await press('End')
  await press('ArrowUp')
  await press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Layout settings' })
  await walkTo(page, drawer.getByRole('switch', { name: 'Tags view' }))
  await press('Space')
  await press('Escape')
  await expect(drawer).toBeHidden()
  const tags = page.getByRole('toolbar', { name: 'Open pages' })
  await expect(tags.getByRole('link').last()).toHaveAccessibleDescription('not saved')
  await walkTo(page, tags.locator('a[tabindex="0"]'))
  await press('Delete')
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused()
  await walkTo(page, dialog.getByRole('button', { name: 'Leave', exact: true }))
  await press('Enter')
  await expect(tags.getByRole('link')).toHaveCount(1)

  await walkTo(page, page.getByRole('button', { name: /^User menu/ }), 'Shift+Tab')
  await press('Enter')
  await press('End')
  await press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Log out' })).toBeFocused()
  await press('Enter')
  await expect(page.getByLabel('Account', { exact: true })).toBeVisible()
})

/** From stop to stop until there; every stop on the way is seen. */
async function walkTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((one) => one === document.activeElement)
  for (let steps = 0; steps < 80 && !(await isThere()); steps += 1) {
    await page.keyboard.press(key)
    await expectOutline(page)
  }
  await expect(target).toBeFocused()
}

/** The focused element is in view and has a ring or a border. */
async function expectOutline(page: Page) {
  const seen = await page.evaluate(() => {
    const one = document.activeElement
    if (!one || one === document.body) return 'nowhere'
    const around = [
      one,
      one.parentElement,
      one.nextElementSibling,
      one.closest('label, .wd-input-box'),
    ]
    const isSeen = around.some((part) => {
      if (!part) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    })
    return isSeen ? '' : `${one.outerHTML.slice(0, 200)} shows no focus`
  })
  expect.soft(seen).toMatch(/^$|nowhere/)
}

test('§2 fullscreen turns on and off, and follows the browser’s own exit', async ({ page }) => {
  await login(page)
  await page.getByRole('button', { name: 'Full screen', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible()
  await page.evaluate(() => document.exitFullscreen())
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible()
})
