import { expect, login, test } from '../fixtures'

test('failed payouts of a store over the last seven days are exported with two presses', async ({
  page,
}) => {
  // once: the list as it is wanted becomes a view that opens first
  const filter = { status: ['4'], createTime: 'last7', store: '1' }
  await login(page, 'admin', {
    at: `/#/api/apiDraw?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  })
  await expect(page.getByRole('table')).toBeVisible()
  const menu = page.getByRole('button', { name: 'View', exact: true })
  await menu.click()
  const name = page.getByRole('textbox', { name: 'Name of the view' })
  await name.fill('Failed at store 1')
  await name.press('Enter')
  const view = page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: /^Failed at store 1/ })
  await expect(view).toHaveAttribute('aria-current', 'true')
  await menu.click()
  await page.getByRole('checkbox', { name: 'Open the list with “Failed at store 1”' }).check()
  await page.keyboard.press('Escape')

  // another day
  await page.goto('/#/api/apiDraw')
  await page.reload()
  await expect(view).toHaveAttribute('aria-current', 'true')
  let presses = 0
  await page.exposeFunction('notePress', () => (presses += 1))
  await page.evaluate(() =>
    addEventListener('click', () => void Reflect.get(window, 'notePress')(), true),
  )
  // neither the list's own pages nor the counts of views
  const asked = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url())
    const size = searchParams.get('pageSize') ?? ''
    return /apiDraw\/(export|list)$/.test(pathname) && !['1', '20'].includes(size)
  })
  await page.getByRole('button', { name: 'Export' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click()
  const query = new URL((await asked).url()).searchParams
  expect(query.get('status')).toBe('4')
  expect(query.get('store')).toBe('1')
  const [from = '', to = ''] = ['beginTime', 'endTime'].map((end) => query.get(end) ?? '')
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(6)
  await saved
  expect(presses).toBe(2)
})
