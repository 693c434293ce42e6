import type { Page } from '@playwright/test'
import { knownSecondPassword } from '@/sandbox/settings/accounts'
import { sheetRows, sheetXml, workbook, workbookParts } from '@/tests/support/files/workbook'
import { zip } from '@/tests/support/files/zip'
import { expect, login, test } from '../fixtures'

const wallet = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const head = ['Address', 'Amount', 'Wallet']

async function openImport(page: Page) {
  await login(page, 'store', { at: '/#/store/storeDraw' })
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import: Withdrawals' })
  await expect(dialog).toBeVisible()
  const choose = (bytes: Uint8Array, name = 'march.xlsx') =>
    dialog
      .getByLabel(/Choose/)
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
  return { dialog, choose }
}

test('withdrawals are imported from the template’s columns, previewed and reported row by row @both', async ({
  page,
}) => {
  const { dialog, choose } = await openImport(page)
  await dialog.getByRole('button', { name: 'Download the template' }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure to download Withdraw Template?' })
  const download = page.waitForEvent('download')
  await question.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('Withdraw Template.xlsx')

  const name = `Cold ${Date.now()}`
  await choose(workbook([head, [wallet, '10.5', name], ['T1', '7', name]]))
  await expect(dialog.getByText('1 row would be refused')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Import/ })).toBeDisabled()

  await choose(workbook([head, [wallet, '10.5', name]]))
  await expect(dialog.getByRole('table')).toContainText(name)
  await dialog.getByLabel(/Second password/).fill(knownSecondPassword)
  await dialog.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(dialog.getByText('Import succeeded', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  // a phone's card leaves the wallet to the record
  await expect(page.locator('tbody tr').filter({ hasText: name })).toBeVisible()
})

test('reliability G8 to G10: a hostile file is refused in a worker, while the page stays free', async ({
  page,
}) => {
  const { dialog, choose } = await openImport(page)
  await page.evaluate(watchLongTasks)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  const sheet = sheetXml(sheetRows([head]))
  const far = (place: string) =>
    zip(workbookParts(sheetXml(`<c r="A1"/><c r="${place}"><v>1</v></c>`)))
  const entity = sheetXml('', '<!DOCTYPE x [<!ENTITY x SYSTEM "http://evil.test/">]>')
  const swollen = { name: 'xl/a.xml', content: Buffer.alloc(20 * 1024 * 1024, ' ') }
  for (const [bytes, reason] of [
    [zip([...workbookParts(sheet), swollen]), /far larger than any workbook/],
    [far('XFD1048576'), /XFD1048576/],
    [far('XFD20000'), /XFD20000/],
    [zip(workbookParts(entity)), /DOCTYPE or an entity/],
    [workbook([head], [{ name: 'xl/vbaProject.bin', content: 'x' }]), /macros or controls/],
    [Buffer.from('<html>'), /a web page or XML/],
  ] as const) {
    await choose(bytes)
    await expect(dialog.getByRole('alert')).toContainText(reason)
  }
  expect(sent).toEqual([])
  expect(await page.evaluate(longestTask)).toBeLessThan(200)
})

/** Runs in the page. */
function watchLongTasks(): void {
  const seen: number[] = []
  Object.assign(window, { seenTasks: seen })
  new PerformanceObserver((list) => {
    seen.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ entryTypes: ['longtask'] })
}

/** Runs in the page; in milliseconds. */
function longestTask(): number {
  return Math.max(0, ...(window as unknown as { seenTasks: number[] }).seenTasks)
}
