import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, login, loginByForm, test } from './fixtures'

/** A portal told that its gateway is a stock one, over a sandbox that answers like one. */
const stock = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 4179) + 2}`
test.use({ baseURL: stock })

/** The addresses of the menu's pages, in its order; one directory of a level is open at a time. */
async function pagesOf(list: Locator): Promise<readonly string[]> {
  const found: string[] = []
  for (const entry of await list.locator('> li').all()) {
    const directory = entry.locator('> button')
    const isDirectory = (await directory.count()) > 0
    if (isDirectory && (await directory.getAttribute('aria-expanded')) !== 'true')
      await directory.click()
    if (isDirectory) found.push(...(await pagesOf(entry.locator('> ul'))))
    else found.push((await entry.locator('> a').getAttribute('href')) ?? '')
  }
  return found.filter((address) => address.startsWith('#'))
}

/** What a reader would take for a fault: words that were never put into words. */
const unworded = /\b(?:undefined|null|NaN)\b|\[object |\b(?:resources|views|dicts|ra|errors)\.\w+\./

test('on a stock gateway every page of the menu opens with its rows and its words', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await loginByForm(page)
  const pages = await pagesOf(page.locator('.wd-side-entries > ul'))
  expect(pages.length).toBeGreaterThan(9)
  for (const address of pages) {
    await page.goto(`/${address}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(
      main.locator('tbody tr, [role=alert], .wd-list-status, .wd-home').first(),
    ).toBeVisible()
    expect(await main.innerText(), address).not.toMatch(unworded)
    await expect(main.getByText('Try again'), address).toHaveCount(0)
  }
})

type Typed = Readonly<Record<string, string>>

/** A form of each page: what is typed, what the list is searched by, what is typed over it. */
const forms: readonly { at: string; typed: Typed; search: string; change: Typed }[] = [
  {
    at: 'store/store',
    typed: { Name: 'Stock kiosk', Phone: '13800138000' },
    search: 'Name',
    change: { Phone: '13911112222' },
  },
  {
    at: 'store/user',
    typed: { 'Name shown': 'Stock merchant', Name: 'Ada', Phone: '13800138000' },
    search: 'Name shown',
    change: { Telegram: '@stock' },
  },
  {
    at: 'energy/user',
    typed: {
      User: 'Stock seller',
      Account: 'stock-seller',
      'Wallet address': 'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82',
    },
    search: 'User',
    change: { Account: 'stock-seller-2' },
  },
  {
    at: 'system/user',
    typed: { Account: 'stock_user', Name: 'Stock', Password: 'Stock_2026' },
    search: 'Account',
    change: { Name: 'Stock changed' },
  },
  {
    at: 'system/role',
    typed: { 'Role name': 'Stock role', 'Role key': 'stock', Order: '9', Status: 'Normal' },
    search: 'Role name',
    change: { Order: '8' },
  },
  {
    at: 'system/menu',
    typed: {
      'Menu type': 'Directory',
      'Menu name': 'Stock menu',
      Order: '9',
      Route: 'stock',
      Status: 'Normal',
    },
    search: 'Menu name',
    change: { Order: '8' },
  },
  {
    at: 'system/dept',
    typed: { 'Department name': 'Stock room', Order: '9', Status: 'Normal' },
    search: 'Department name',
    change: { Head: 'Ada' },
  },
  {
    at: 'system/post',
    typed: {
      'Position code': 'stock',
      'Position name': 'Stock keeper',
      Order: '9',
      Status: 'Normal',
    },
    search: 'Position name',
    change: { Order: '8' },
  },
  {
    at: 'system/dict',
    typed: { Name: 'Stock words', Type: 'stock_words', Status: 'Normal' },
    search: 'Name',
    change: { Remark: 'Changed' },
  },
  {
    at: 'dict/type/data/1',
    typed: { Label: 'Stock entry', Value: '9', Order: '9', Status: 'Normal' },
    search: 'Label',
    change: { Order: '8' },
  },
  {
    at: 'system/config',
    typed: { Name: 'Stock level', Key: 'stock.level', Value: '1' },
    search: 'Name',
    change: { Value: '2' },
  },
  {
    at: 'system/notice',
    typed: { Title: 'Stock-taking', Type: 'Notice' },
    search: 'Title',
    change: { Content: 'On Sunday' },
  },
  {
    at: 'monitor/job',
    typed: {
      Name: 'Stock count',
      Group: 'Default',
      Calls: 'stockTask.count',
      'Cron expression': '0 0 2 * * ?',
    },
    search: 'Name',
    change: { 'Cron expression': '0 0 3 * * ?' },
  },
]

async function fill(page: Page, typed: Typed): Promise<void> {
  const form = page.getByRole('main').locator('form.wd-form')
  for (const [label, value] of Object.entries(typed)) {
    const input = form.getByLabel(new RegExp(`^${label}(?: .*)?(?: ?\\*)?$`)).first()
    const isSelect = (await input.evaluate((element) => element.tagName)) === 'SELECT'
    await (isSelect ? input.selectOption({ label: value }) : input.fill(value))
  }
  await form.getByRole('button', { name: 'Save' }).click()
}

for (const { at, typed, search, change } of forms) {
  test(`a record of ${at} is added, found, changed and deleted there`, async ({ page }) => {
    const name = typed[search] ?? ''
    await login(page, 'admin', { at: `/#/${at}/create` })
    await fill(page, typed)
    await expect(page.getByText(/created$/)).toBeVisible()

    const find = async () => {
      await page.goto(`/#/${at}`)
      await page.getByRole('search').getByLabel(search, { exact: true }).fill(name)
      await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
      // rows that move on their way under the pointer are not pressed
      await expect(page).toHaveURL(/filter=/)
      await expect(page.locator('.wd-table-area')).toHaveAttribute('aria-busy', 'false')
      return page.getByRole('main').getByRole('row').filter({ hasText: name })
    }
    await (await find()).getByRole('link', { name: /^Edit/ }).click()
    await fill(page, change)
    await expect(page.getByText(/saved$/)).toBeVisible()

    const row = await find()
    await expect(row).toHaveCount(1)
    const more = row.getByRole('button', { name: /^More/ })
    const isInMenu = (await more.count()) > 0
    if (isInMenu) await more.click()
    const remove = isInMenu
      ? page.getByRole('menuitem', { name: /^Delete/ })
      : row.getByRole('button', { name: /^Delete/ })
    await remove.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Delete, done')).toBeVisible()
    await expect(row).toHaveCount(0)
  })
}

test('its rows are taken away as a workbook, and as the file that it writes itself', async ({
  page,
}) => {
  await login(page, 'admin', { at: '/#/store/bill' })
  await expect(page.locator('tbody tr').first()).toBeVisible()
  for (const format of ['Workbook (.xlsx)', 'The gateway’s own file']) {
    await page.getByRole('button', { name: 'Export' }).click()
    const dialog = page.getByRole('dialog', { name: 'Are you sure to export ?' })
    await dialog.getByRole('radio', { name: format }).check()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Export' }).click()
    const file = await readFile(await (await download).path())
    expect(file.subarray(0, 4).toString('latin1'), format).toBe('PK\u0003\u0004')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  }
})

test('a missing permission and an expired session are told there', async ({ page }) => {
  await login(page, 'store', { at: '/#/store/storeDraw' })
  await expect(page.locator('tbody tr').first()).toBeVisible()
  const answerWith = (code: number) =>
    page.route('**/prod-api/store/storeDraw/list**', (route) =>
      route.fulfill({ json: { code, msg: 'said by the gateway' } }),
    )
  await answerWith(403)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.unroute('**/prod-api/store/storeDraw/list**')
  await answerWith(401)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('dialog')).toContainText('expired')
})
