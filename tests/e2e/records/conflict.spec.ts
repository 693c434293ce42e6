import type { Page } from '@playwright/test'
import { callByHand } from '../support/callByHand'
import { expect, login, test, watch } from '../fixtures'

const merchant = {
  nick: 'Edited by two',
  name: 'Ada',
  phone: '13800138000',
  telegram: '@before',
  role: 'agent',
}

/** A merchant of this test's own, and its id. */
async function addMerchant(page: Page): Promise<string> {
  const { code, data } = await callByHand(page, 'POST', '/store/user', merchant)
  expect(code).toBe(200)
  return String(data)
}

async function openForm(page: Page, id: string) {
  await page.goto(`/#/store/user/${id}`)
  await expect(page.getByLabel('Telegram')).toHaveValue('@before')
}

test('two browsers edit one merchant: the second sees both versions, chooses, and nothing is lost', async ({
  page,
  browser,
  baseURL,
}) => {
  await login(page)
  const id = await addMerchant(page)
  const elsewhere = await browser.newContext({ locale: 'en-US' })
  const problems = await watch(elsewhere, baseURL ?? '')
  const second = await elsewhere.newPage()
  await login(second)
  await openForm(page, id)
  await openForm(second, id)

  await page.getByLabel('Telegram').fill('@first')
  await page.getByLabel('Phone').fill('13911112222')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Merchant saved')).toBeVisible()

  const sent: string[] = []
  second.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
  await second.getByLabel('Telegram').fill('@second')
  await second.getByLabel('Role').fill('partner')
  await second.getByRole('button', { name: 'Save' }).click()
  const dialog = second.getByRole('dialog')
  const line = (name: string) => dialog.getByRole('row').filter({ hasText: name }).getByRole('cell')
  await expect(line('Telegram')).toHaveText(['@before', '@first', '@second'])
  await expect(line('Phone')).toHaveText(['13800138000', '13911112222', '13800138000'])
  await expect(line('Role')).toHaveText(['agent', 'agent', 'partner'])
  await expect(dialog.getByRole('radio', { name: 'Phone: Theirs' })).toBeChecked()
  await expect(dialog.getByRole('radio', { name: 'Role: Yours' })).toBeChecked()
  const save = dialog.getByRole('button', { name: 'Save these choices' })
  await expect(save).toBeDisabled()
  expect(sent).toEqual([])

  await dialog.getByRole('radio', { name: 'Telegram: Yours' }).check()
  await save.click()
  await expect(second.getByText('Merchant saved')).toBeVisible()
  expect(sent).toHaveLength(1)
  const chosen = { phone: '13911112222', telegram: '@second', role: 'partner' }
  const { data } = await callByHand(page, 'GET', `/store/user/${id}`)
  expect(data).toMatchObject({ ...merchant, ...chosen })

  await page.reload()
  const facts = page.locator('.wd-show-fields')
  for (const value of Object.values(chosen))
    await expect(facts.getByText(value, { exact: true })).toBeVisible()
  expect(problems.list()).toEqual([])
  await elsewhere.close()
})
