import type { Locator, Page } from '@playwright/test'
import { knownSecondPassword } from '@/sandbox/settings/accounts'
import { callByHand } from '../support/callByHand'
import { expect, login, test } from '../fixtures'

const applying = '/#/store/storeDraw?filter=%7B%22status%22%3A%5B%221%22%5D%7D'

function openFirst(page: Page) {
  return openIn(page.locator('tbody tr').first(), page)
}

async function openIn(row: Locator, page: Page) {
  const id = (await row.getByRole('link').first().textContent()) ?? ''
  await row.getByRole('button', { name: /^Pass/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(/Second password/)).toBeVisible()
  return { id, dialog }
}

test('a withdrawal is passed over restated facts: a wrong second password is refused, the right one books the exact bill', async ({
  page,
}) => {
  await login(page, 'admin', { at: applying })
  const { id, dialog } = await openFirst(page)
  const before = await callByHand(page, 'GET', '/store/bill/list?pageNum=1&pageSize=1')
  const { data: fresh } = await callByHand(page, 'GET', `/store/storeDraw/${id}`)
  await expect(dialog).toContainText(fresh?.address ?? 'no address')
  const password = dialog.getByLabel(/Second password/)
  await password.fill('Wrong_2026')
  await password.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('second password is wrong')
  await expect(password).toHaveValue('')
  expect((await callByHand(page, 'GET', `/store/storeDraw/${id}`)).data?.status).toBe('1')

  await password.fill(knownSecondPassword)
  await password.press('Enter')
  await expect(dialog).toBeHidden()
  const after = await callByHand(
    page,
    'GET',
    '/store/bill/list?pageNum=1&pageSize=1&orderByColumn=id&isAsc=desc',
  )
  expect(after.total).toBe((before.total ?? 0) + 1)
  const [bill] = (after as unknown as { rows: Record<string, string>[] }).rows
  expect(bill).toMatchObject({ type: '1', changeAmount: `-${fresh?.totalU}` })
  expect((await callByHand(page, 'GET', `/store/storeDraw/${id}`)).data?.status).toBe('2')
})

test('E1: double click and Enter have one effect', async ({ page }) => {
  await login(page, 'admin', { at: applying })
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
  const { dialog } = await openFirst(page)
  await dialog.getByLabel(/Second password/).fill(knownSecondPassword)
  await dialog.getByRole('button', { name: 'Pass' }).dblclick()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  expect(sent).toHaveLength(1)
})

test('two tabs decide once: the second learns that the record moved', async ({ page, context }) => {
  await login(page, 'admin', { at: applying })
  const second = await context.newPage()
  await second.goto(applying)
  const first = await openFirst(page)
  // other tests add records at the list's head
  const other = await openIn(second.locator(`tbody tr[data-id="${first.id}"]`), second)
  for (const { dialog } of [first, other])
    await dialog.getByLabel(/Second password/).fill(knownSecondPassword)
  await first.dialog.getByRole('button', { name: 'Pass' }).click()
  await expect(first.dialog).toBeHidden()
  await other.dialog.getByRole('button', { name: 'Pass' }).click()
  await expect(other.dialog.getByRole('alert')).toBeVisible()
  await expect(other.dialog.getByRole('button', { name: 'Pass' })).toBeHidden()
})

test('§6: an auditor sees no decision, and the gateway refuses the call made by hand', async ({
  page,
}) => {
  await login(page, 'auditor', { at: applying })
  await expect(page.locator('tbody tr')).toHaveCount(20)
  await expect(page.getByRole('button', { name: /^Pass/ })).toHaveCount(0)
  const id = await page.locator('tbody tr').first().getByRole('link').first().textContent()
  const body = { secondPwd: knownSecondPassword }
  expect((await callByHand(page, 'PUT', `/store/storeDraw/pass/${id}`, body)).code).toBe(403)
})

test('a store operator sees the rows of one store only, also by direct id', async ({ page }) => {
  await login(page, 'store', { at: '/#/store/storeDraw' })
  await expect(page.locator('tbody tr')).toHaveCount(20)
  const { total = 0 } = await callByHand(page, 'GET', '/store/storeDraw/list?pageNum=1&pageSize=1')
  expect(total).toBeGreaterThan(20)
  expect(total).toBeLessThan(20_000)
  const own = await callByHand(page, 'GET', '/store/storeDraw/list?pageNum=1&pageSize=50')
  const ids = new Set((own as unknown as { rows: { id: number }[] }).rows.map(({ id }) => id))
  const foreign = Array.from({ length: 60 }, (_, index) => index + 1).find((id) => !ids.has(id))
  const answer = await callByHand(page, 'GET', `/store/storeDraw/${foreign}`)
  const mine = await callByHand(page, 'GET', `/store/storeDraw/list?id=${foreign}`)
  expect(answer.code).toBe(mine.total === 0 ? 404 : 200)
  await page.goto(`/#/store/storeDraw/${foreign}/show`)
  await expect(page.getByRole('alert')).toContainText('does not exist')
})
