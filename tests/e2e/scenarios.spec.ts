import { expect, login, test } from './fixtures'

test('D23: whatever stands in a cell, no page scrolls sideways and nothing runs', async ({
  page,
}) => {
  await login(page, 'admin', { at: '/?scenario=hostile-text#/store/store' })
  for (const path of ['/store/store', '/store/user', '/energy/user', '/api/apiDraw'])
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/?scenario=hostile-text#${path}`)
      await expect(page.locator('.wd-table tbody tr').first()).toBeVisible()
      const spill = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(spill, `${path} at ${width} px`).toBeLessThanOrEqual(0)
      await expect(page.locator('.wd-table :is(img[src="x"], script)')).toHaveCount(0)
    }
})

test('two tabs of one browser have two scenarios, and the portal speaks to each as it is', async ({
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
