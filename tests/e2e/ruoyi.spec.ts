import type { Locator } from '@playwright/test'
import { expect, login, test } from './fixtures'

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
  await login(page)
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

test('a record is found, added, changed and deleted there', async ({ page }) => {
  await login(page, 'admin', { at: '/#/store/store/create' })
  await page.getByLabel('Name').fill('Stock kiosk')
  await page.getByLabel('Phone').fill('13800138000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Store created')).toBeVisible()

  await page.goto('/#/store/store')
  await page.getByLabel('Name').fill('Stock kiosk')
  await page.keyboard.press('Enter')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.locator('tbody tr').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Phone').fill('13911112222')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Store saved')).toBeVisible()
  await expect(page.getByText('13911112222')).toBeVisible()

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Delete, done')).toBeVisible()
  await page.getByLabel('Name').fill('Stock kiosk')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No stores match these filters')).toBeVisible()
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
