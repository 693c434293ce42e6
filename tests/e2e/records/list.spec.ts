import type { Page } from '@playwright/test'
import { knownPassword, knownSecondPassword } from '@/sandbox/settings/accounts'
import { captchaAnswer, expect, login, test, watch } from '../fixtures'

const rowsOf = (page: Page) => page.locator('tbody tr').allTextContents()
/** Rows and pager say the same page, and nothing more is on its way. */
async function settled(page: Page, number = '1'): Promise<void> {
  await expect(page.locator('.wd-page[aria-current]')).toHaveText(number)
  await expect(page.locator('.wd-table-area')).toHaveAttribute('aria-busy', 'false')
  // the stores' names come after their numbers
  await expect(page.locator('tbody td:nth-child(2)').filter({ hasText: /^\d+$/ })).toHaveCount(0)
  await expect(page.locator('tbody .wd-name-skeleton')).toHaveCount(0)
}

// other tests import a few meanwhile
const everyRow = /^20,0\d\d in total$/

test('§9: the list, its address and going back give the same rows', async ({
  page,
  browser,
  baseURL,
}) => {
  await login(page, 'admin', { at: '/#/store/storeDraw' })
  await expect(page.getByText(everyRow)).toBeVisible()
  await expect(page.locator('tbody tr')).toHaveCount(20)

  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Passed' }).check()
  await page.getByLabel('Applied at Quick range').selectOption('Last 30 days')
  await expect(page.getByText(everyRow)).toBeHidden()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByText(everyRow)).toBeVisible()

  // the oldest first: rows that other tests import come at the end
  await page.getByRole('button', { name: /^No\./ }).click()
  await expect(page).toHaveURL(/order=DESC.*sort=id/)
  await page.getByRole('button', { name: /^No\./ }).click()
  await expect(page).toHaveURL(/order=ASC.*sort=id/)
  await page.getByLabel('Rows per page').selectOption('50')
  await expect(page.locator('tbody tr')).toHaveCount(50)
  await page.getByRole('textbox', { name: 'Go to page' }).fill('300')
  await page.getByRole('textbox', { name: 'Go to page' }).press('Enter')
  await expect(page).toHaveURL(/page=300/)
  await settled(page, '300')
  const rows = await rowsOf(page)
  expect(rows).toHaveLength(50)
  const link = page.url()

  await page.getByRole('button', { name: 'Go to next page' }).click()
  await expect(page).toHaveURL(/page=301/)
  await settled(page, '301')
  expect(await rowsOf(page)).not.toEqual(rows)
  await page.goBack()
  await expect(page).toHaveURL(/page=300/)
  await settled(page, '300')
  expect(await rowsOf(page)).toEqual(rows)

  await page.reload()
  await expect(page.locator('tbody tr')).toHaveCount(50)
  await settled(page, '300')
  expect(await rowsOf(page)).toEqual(rows)

  const colleague = await browser.newContext({ locale: 'en-US', timezoneId: 'America/New_York' })
  const problems = await watch(colleague, baseURL ?? '')
  const other = await colleague.newPage()
  await login(other, 'auditor', { at: link })
  await expect(other.locator('tbody tr')).toHaveCount(50)
  await settled(other, '300')
  const withoutActions = rows.map((row) => row.replace(/(Pass|Reject)+$/, ''))
  expect(await rowsOf(other)).toEqual(withoutActions)
  expect(problems.list()).toEqual([])
  await colleague.close()
})

test('@both a store is found by its name, and the list narrows to it', async ({ page }) => {
  await login(page, 'admin', { at: '/#/store/storeDraw' })
  await settled(page)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const store = page.getByRole('combobox', { name: 'Store' })
  await store.pressSequentially('blue harbor')
  const offered = page.getByRole('listbox').getByRole('option')
  await expect(offered).toHaveText([/^Blue Harbor Pay 3$/, /^Blue Harbor Pay \(Asia\) 亚洲 23$/])
  await store.press('ArrowDown')
  await store.press('Enter')
  await expect(store).toHaveValue('Blue Harbor Pay (Asia) 亚洲')
  await store.press('Enter')
  await expect(page).toHaveURL(/%22store%22%3A%2223%22|"store":"23"/)
  const shown = page.locator('tbody td:nth-child(2)')
  await expect(shown).toHaveText(Array.from({ length: 20 }, () => 'Blue Harbor Pay (Asia) 亚洲'))
  await page.reload()
  await expect(
    page.getByRole('button', { name: 'Store: Blue Harbor Pay (Asia) 亚洲', exact: true }),
  ).toBeVisible()
})

test('everything by keyboard: log in, filter, open, come back, decide', async ({ page }) => {
  const typeInto = async (label: RegExp | string, text: string) => {
    await page.getByLabel(label, { exact: typeof label === 'string' }).focus()
    await page.keyboard.type(text)
  }
  // the oldest first: other tests decide the newest meanwhile
  await page.goto('/#/store/storeDraw?filter=%7B%22status%22%3A%5B%221%22%5D%7D&sort=id&order=ASC')
  await typeInto('Account', 'admin')
  await page.keyboard.press('Tab')
  await page.keyboard.type(knownPassword)
  await typeInto('Captcha', await captchaAnswer(page))
  await page.keyboard.press('Enter')
  await expect(page.locator('tbody tr')).toHaveCount(20)

  await page.getByRole('button', { name: 'Filter by Wallet' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Wallet', { exact: true })).toBeFocused()
  await page.keyboard.type('OTC')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/OTC/)
  await settled(page)
  const link = page.locator('tbody tr').first().getByRole('link').first()
  const id = (await link.textContent()) ?? ''
  await link.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('tbody tr').nth(1).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Withdrawal ${id}` })).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: 'Withdrawals' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/OTC/)

  await page.getByRole('button', { name: `Reject withdrawal ${id}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel(/Reason/)).toBeFocused()
  await page.keyboard.type('not asked for')
  await page.keyboard.press('Tab')
  await page.keyboard.type(knownSecondPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText(`Withdrawal ${id} rejected`)).toBeVisible()
})

test('@both no page scrolls sideways, in either language', async ({ page }) => {
  await login(page, 'store', { at: '/#/store/storeDraw' })
  const addresses = ['/store/storeDraw', '/store/storeDraw/create', '/store/bill', '/index', '/404']
  for (const language of ['English', '中文']) {
    if (language === '中文') {
      await page.getByRole('button', { name: language }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    }
    for (const address of addresses) {
      await page.goto(`/#${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${address} in ${language}`).toBe(0)
    }
  }
})
