import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, login, loginByForm, test } from '../fixtures'

/** A portal in the stock dialect, over a sandbox that answers in it. */
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

/** Texts that look like a bug to a reader: untranslated keys. */
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

/**
 * A form of each kind: its input, the filter of the list, and the changed input. `tests/contract` covers the other
 * forms over the same gateway.
 */
const forms: readonly { at: string; typed: Typed; search: string; change: Typed }[] = [
  {
    at: 'store/user',
    typed: { 'Display name': 'Stock merchant', Name: 'Ada', Phone: '13800138000' },
    search: 'Display name',
    change: { Telegram: '@stock' },
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
    at: 'dict/type/data/1',
    typed: { Label: 'Stock entry', Value: '9', Order: '9', Status: 'Normal' },
    search: 'Label',
    change: { Order: '8' },
  },
  {
    at: 'system/notice',
    typed: { Title: 'Stock-taking', Type: 'Notice' },
    search: 'Title',
    change: { Content: 'On Sunday' },
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

/** What the portal says of one deed is put away before the next one. */
async function isSaid(page: Page, words: RegExp): Promise<void> {
  const message = page.locator('.wd-toast').filter({ hasText: words })
  await message.getByRole('button', { name: 'Close' }).click()
  await expect(message).toHaveCount(0)
}

test('records of every kind are added, found, changed and deleted there', async ({ page }) => {
  await login(page, 'admin')
  for (const { at, typed, search, change } of forms)
    await test.step(at, async () => {
      const name = typed[search] ?? ''
      await page.goto(`/#/${at}/create`)
      await fill(page, typed)
      await isSaid(page, /created$/)

      const rows = page.getByRole('main').locator('tbody tr')
      const find = async () => {
        await page.goto(`/#/${at}`)
        const filters = page.getByRole('search')
        const toggle = filters.getByRole('button', { name: 'Filters', exact: true })
        // a list that one comes back to still has its filters open
        if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
        await filters.getByLabel(search, { exact: true }).fill(name)
        await filters.getByLabel(search, { exact: true }).press('Enter')
        // rows that move on their way under the pointer are not pressed
        await expect(rows).toHaveCount(1)
        await expect(rows).toContainText(name)
      }
      await find()
      await rows.getByRole('link', { name: /^Edit/ }).click()
      await fill(page, change)
      await isSaid(page, /saved$/)

      await find()
      const more = rows.getByRole('button', { name: /^More/ })
      const isInMenu = (await more.count()) > 0
      if (isInMenu) await more.click()
      const remove = isInMenu
        ? page.getByRole('menuitem', { name: /^Delete/ })
        : rows.getByRole('button', { name: /^Delete/ })
      await remove.click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await isSaid(page, / deleted$/)
      await expect(rows).toHaveCount(0)
    })
})

test('its rows are exported as our workbook and as its own file', async ({ page }) => {
  await login(page, 'admin', { at: '/#/store/bill' })
  await expect(page.locator('tbody tr').first()).toBeVisible()
  for (const format of ['Workbook (.xlsx)', 'The gateway’s own file']) {
    await page.getByRole('button', { name: 'Export' }).click()
    const dialog = page.getByRole('dialog', { name: 'Are you sure to export the bills?' })
    await dialog.getByRole('radio', { name: format }).check()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Export' }).click()
    const file = await readFile(await (await download).path())
    expect(file.subarray(0, 4).toString('latin1'), format).toBe('PK\u0003\u0004')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  }
})

test('a missing permission and an expired session show their messages', async ({ page }) => {
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
