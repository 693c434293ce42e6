import type { Page } from '@playwright/test'
import { expect, login, test } from '../fixtures'
import { countEffort } from '../support/effort'

/** The jobs of an operator's day that need only lists, counted: on the sandbox and on a stock gateway. */
const port = Number(process.env.E2E_PORT ?? 4179)

for (const [gateway, at] of [
  ['the sandbox', port],
  ['a stock gateway', port + 2],
] as const)
  test.describe(`on ${gateway}`, () => {
    test.use({ baseURL: `http://127.0.0.1:${at}` })
    const rangeName = (end: string) => (at === port ? end : `params[${end}]`)

    test('an order is found from home by what was pasted of it: a slash, the text, Enter', async ({
      page,
    }) => {
      const { mchOrderNo, hash, address } = await anOrder(page)
      const pasted = [
        mchOrderNo,
        ` “${mchOrderNo}”\n`,
        hash,
        hash.toUpperCase(),
        `https://tronscan.org/#/transaction/${hash}`,
        `${hash.slice(0, 6)}…${hash.slice(-6)}`,
        `\u200b${address}\u200b`,
        `https://tronscan.org/#/address/${address}`,
        mchOrderNo.slice(0, -1),
      ]
      await login(page, 'admin', { at: '/#/index' })
      const effort = await countEffort(page)
      for (const text of pasted) {
        await page.evaluate(() => (location.hash = '#/index'))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const keysBefore = effort.keys
        await page.keyboard.press('/')
        await expect(page.getByRole('combobox', { name: 'Page or record' })).toBeFocused()
        await page.keyboard.insertText(text)
        const hit = page.getByRole('option').filter({ hasText: mchOrderNo }).first()
        await expect(hit, text).toBeVisible()
        await page.keyboard.press('Enter')
        await expect(page, text).toHaveURL(/\/show$/)
        expect(effort.keys - keysBefore, text).toBe(2)
      }
      expect(effort.presses).toBe(0)
    })

    test('a text that is nothing asks the gateway nothing, and says so', async ({ page }) => {
      await login(page, 'admin', { at: '/#/index' })
      await page.waitForLoadState('networkidle')
      await page.keyboard.press('/')
      await expect(page.getByRole('combobox', { name: 'Page or record' })).toBeFocused()
      const effort = await countEffort(page)
      await page.keyboard.insertText('the quick brown fox')
      await expect(page.getByText('No matching page')).toBeVisible()
      expect(effort.calls.filter((call) => call.includes('/list'))).toEqual([])
    })

    test('a payment is found by its amount and about when, in one line of filters', async ({
      page,
    }) => {
      await login(page, 'admin', { at: '/#/api/waterWallet?page=9' })
      const row = page.locator('tbody tr').nth(4)
      const link = row.getByRole('link').first()
      await expect(link).toBeVisible()
      const id = (await link.textContent()) ?? ''
      const cells = await row.getByRole('cell').allTextContents()
      const amount = cells[3]!.replaceAll(/[^\d.]/g, '')
      const day = cells.at(-1)!.slice(0, 10)
      await page.getByRole('link', { name: /^All/ }).click()
      await expect(page).toHaveURL(/page=1/)
      await settled(page)

      const effort = await countEffort(page)
      await page.getByRole('button', { name: 'Filter by Amount' }).click()
      await expect(page.getByLabel('Amount from')).toBeFocused()
      await page.keyboard.insertText(amount)
      await page.keyboard.press('Tab')
      await page.keyboard.insertText(amount)
      await page.getByLabel('Seen at from', { exact: true }).click()
      await page.keyboard.insertText(`${day} 00:00`)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: /^Seen at: / })).toBeVisible()
      await expect(page.getByRole('button', { name: /^Amount: / })).toBeVisible()
      const line = page.locator('.wd-filter-line')
      expect(await line.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(40)
      await settled(page)
      await expect(page.locator('tbody').getByRole('link', { name: id, exact: true })).toBeVisible()
      expect(await page.locator('tbody tr').count()).toBeLessThanOrEqual(3)

      expect(effort.presses).toBeLessThanOrEqual(2)
      expect(effort.keys).toBeLessThanOrEqual(3)
      // the gateway is asked once which filters it keeps, without an order
      const lists = effort.calls.filter((call) => /\/list\?.*orderByColumn/.test(call))
      expect(lists).toHaveLength(1)
      const asked = new URL(lists[0]!).searchParams
      const ends = ['beginAmount', 'endAmount'].map((end) => asked.get(rangeName(end)))
      expect(ends).toEqual([amount, amount])
    })

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
      const effort = await countEffort(page)
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
      // a gateway that filters by the moment gets the seventh day to its end
      const [from = '', to = ''] = ['beginTime', 'endTime'].map((end) =>
        query.get(rangeName(end))?.slice(0, 'yyyy-MM-dd'.length),
      )
      expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(6)
      await saved
      expect(effort.presses).toBe(2)
    })

    test('a withdrawal is weighed against balance and history without a press: they stand on its page', async ({
      page,
    }) => {
      await login(page, 'admin', { at: '/#/store/storeDraw' })
      const effort = await countEffort(page)
      await page.locator('tbody tr').first().getByRole('link').first().click()
      const balance = page.getByText(/^after bill \d+$/)
      await expect(balance).toBeVisible()
      const earlier = page.getByRole('region', { name: /^Withdrawals/ })
      await expect(earlier.getByText('same address')).toBeVisible()
      await expect(earlier.getByText(/^(?:None yet|\d+)$/).first()).toBeVisible()
      expect(effort.presses).toBe(1)
    })
  })

async function settled(page: Page): Promise<void> {
  await expect(page.locator('.wd-table-area')).toHaveAttribute('aria-busy', 'false')
}

/** An order with a hash. */
async function anOrder(page: Page): Promise<Record<'mchOrderNo' | 'hash' | 'address', string>> {
  await login(page, 'admin', { at: '/#/api/apiRecharge?filter={"status":["3"]}' })
  const answer = await page.waitForResponse(/apiRecharge\/list\?.*pageSize=20/)
  const { rows } = (await answer.json()) as {
    rows: Record<'mchOrderNo' | 'hash' | 'address', string>[]
  }
  const order = rows.find(({ hash }) => hash)
  if (!order) throw new Error('no order with a hash')
  return order
}
