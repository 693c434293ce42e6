import { expect, login, test } from '../fixtures'

test('two tabs of one browser have two scenarios, each in its own dialect', async ({
  page,
  context,
}) => {
  await login(page, 'admin', { at: '/?scenario=empty#/store/bill' })
  await expect(page.getByText('There are no bills yet.')).toBeVisible()
  const plain = await context.newPage()
  await plain.goto('/#/store/bill')
  await expect(plain.locator('tbody tr')).toHaveCount(20)
  const stock = await context.newPage()
  await stock.goto('/?scenario=ruoyi#/system/post')
  await expect(stock.locator('meta[name=gateway-dialect]')).toHaveAttribute('content', 'ruoyi')
  await expect(stock.locator('tbody tr').first()).toBeVisible()

  const stormy = await context.newPage()
  await stormy.goto('/?scenario=alert-storm#/store/bill')
  await stormy.keyboard.press('Shift')
  await expect(stormy).toHaveTitle(/^\(1\) /, { timeout: 30_000 })
})
