import { garbageOnTheWire } from '../support/garbageMenu'
import { expect, login, test } from './fixtures'

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
  await expect(page.getByRole('combobox', { name: 'Page or path' })).toBeFocused()
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

test('§2 header search goes to a page by keyboard alone', async ({ page }) => {
  await login(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: 'Page or path' })).toBeFocused()
  await page.keyboard.type('bill')
  await expect(page.getByRole('option').first()).toContainText('Stores > Bills')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/store\/bill/)
  await expect(page.getByRole('heading', { level: 1, name: 'Bills' })).toBeFocused()
  await expect(page).toHaveTitle('Bills · Wattdesk')
})

test('§2 fullscreen is turned on and off, and the browser’s own way out is followed', async ({
  page,
}) => {
  await login(page)
  await page.getByRole('button', { name: 'Full screen', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible()
  await page.evaluate(() => document.exitFullscreen())
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible()
})
