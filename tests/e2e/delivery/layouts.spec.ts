import { knownPassword } from '@/sandbox/settings/accounts'
import { captchaAnswer, expect, test } from '../fixtures'
import { forcedLayouts, type Sight } from '../support/forcedLayouts'

const row: Sight = { selector: 'tbody tr[data-id]' }

test('no step of the work lays the page out before its frame', async ({ page }) => {
  const forced: Record<string, readonly string[]> = {}
  const step = async (name: string, sight: Sight, act: () => Promise<unknown>) => {
    await page.waitForLoadState('networkidle')
    const not = await page
      .locator(sight.selector)
      .first()
      .or(page.locator('html'))
      .first()
      .textContent()
    forced[name] = await forcedLayouts(page, { ...sight, not: not ?? '' }, act)
  }
  const open = (name: string) => page.getByRole('navigation').getByRole('link', { name }).click()

  await page.goto('/#/store/storeDraw')
  await page.getByLabel('Account', { exact: true }).fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(knownPassword)
  await page.getByLabel('Captcha', { exact: true }).fill(await captchaAnswer(page))
  await step('log in', row, () => page.getByRole('button', { name: 'Log in' }).click())
  await step('next page', row, () => page.getByRole('button', { name: 'Go to next page' }).click())
  await step('page size', { selector: 'tbody tr[data-id]:nth-child(50)' }, () =>
    page.getByLabel('Rows per page').selectOption('50'),
  )
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await step('filter', row, () => page.getByRole('checkbox', { name: 'Rejected' }).check())
  await step('menu, first time', row, () => open('Bills'))
  await step('menu, again', row, () => open('Withdrawals'))
  await step('another list', row, () => open('Merchants'))
  await step('open a form', { selector: 'form input[name=nick]' }, () =>
    page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click(),
  )
  await step('back', row, () => page.goBack())
  await step('dashboard', { selector: '.wd-card .wd-figure strong' }, () =>
    page.locator('nav a[href="#/index"]').first().click(),
  )
  expect(forced).toEqual(Object.fromEntries(Object.keys(forced).map((name) => [name, []])))
})
