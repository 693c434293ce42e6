import { expect, login, test } from '../fixtures'

test('§2 @phone the menu is a drawer; a backdrop of 30 % and every navigation close it', async ({
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

test('§2 @phone the actions of a record are in its card, 44 px high, links and buttons', async ({
  page,
}) => {
  await login(page, 'admin', { at: '/#/store/user' })
  const card = page.locator('tbody tr').first()
  await expect(card.locator('a.wd-row-action')).toBeVisible()
  const seen = await card.evaluate((row) => {
    const { bottom } = row.getBoundingClientRect()
    const above = Math.max(
      ...[...row.querySelectorAll('td:not(.wd-actions, .wd-select)')].map(
        (cell) => cell.getBoundingClientRect().bottom,
      ),
    )
    return [...row.querySelectorAll('.wd-row-action')].map((action) => {
      const box = action.getBoundingClientRect()
      return { height: box.height, isWithin: box.top >= above && box.bottom <= bottom }
    })
  })
  expect(new Set(seen.map(({ height }) => height))).toEqual(new Set([44]))
  expect(seen.filter(({ isWithin }) => !isWithin)).toEqual([])
})
