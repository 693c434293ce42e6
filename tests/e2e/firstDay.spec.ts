import { expect, login, test } from './fixtures'

test('on a gateway’s first day the list of bills says that it is empty', async ({ page }) => {
  await login(page, 'admin', { at: '/?scenario=empty#/store/bill' })
  await expect(page.getByText('There are no bills yet.')).toBeVisible()
  await expect(page.locator('tbody tr')).toHaveCount(0)
})
