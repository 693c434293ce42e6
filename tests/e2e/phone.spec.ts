import { expect, login, test } from './fixtures'

test('§2 @phone the menu is a drawer that a backdrop of 30 % and every navigation close', async ({
  page,
}) => {
  await login(page, 'admin', { at: '/#/store/storeDraw' })
  const hamburger = page.locator('.wd-hamburger')
  await hamburger.click()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu).toBeVisible()
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
