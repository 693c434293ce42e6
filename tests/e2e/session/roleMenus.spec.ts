import type { Page } from '@playwright/test'
import { knownPassword } from '@/sandbox/settings/accounts'
import { callByHand } from '../support/callByHand'
import { captchaAnswer, expect, login, test, watch } from '../fixtures'

const clerk = `clerk${process.pid}`
/** Withdrawals and bills of stores: to read and to export. */
const held = [1, 11, 1101, 1106, 12, 1201, 1202]

test('an administrator removes menus from a role: the user’s menu and buttons follow at the next click, and the log says who, what and when', async ({
  page,
  browser,
  baseURL,
}) => {
  await login(page)
  const roleId = await addClerk(page)
  const elsewhere = await browser.newContext({ locale: 'en-US' })
  const problems = await watch(elsewhere, baseURL ?? '')
  const user = await elsewhere.newPage()
  await logInAsClerk(user)
  const menu = user.getByRole('navigation', { name: 'Main menu' })
  await user.goto('/#/store/storeDraw')
  await expect(user.getByRole('button', { name: 'Export' })).toBeVisible()
  await menu.getByRole('link', { name: 'Bills' }).click()
  await expect(user.locator('tbody tr')).toHaveCount(20)

  await page.goto(`/#/system/role/${roleId}`)
  await untick(page, 'Bills', 12)
  await untick(page, 'Export', 1106)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Role saved')).toBeVisible()

  // the click before may have been followed by now, and its folder be closed with its page
  await expect(async () => {
    const entry = menu.getByRole('link', { name: 'Withdrawals' })
    if (!(await entry.isVisible())) await menu.getByRole('button', { name: 'Stores' }).click()
    await entry.click({ timeout: 5_000 })
  }).toPass()
  await expect(menu.getByRole('link', { name: 'Bills' })).toHaveCount(0)
  await expect(user.getByRole('button', { name: 'Export' })).toHaveCount(0)
  await expect(user.locator('tbody tr')).toHaveCount(20)
  await user.goBack()
  await expect(user.getByRole('heading', { name: 'You have no access to this page' })).toBeVisible()
  await expect(user.locator('tbody tr')).toHaveCount(0)
  expect(problems.list()).toEqual([])
  await elsewhere.close()

  const filter = JSON.stringify({ businessId: roleId })
  await page.goto(`/#/system/log/operlog?filter=${encodeURIComponent(filter)}`)
  const entry = page.locator('tbody tr').filter({ hasText: 'Edit' })
  await expect(entry).toContainText('Roles')
  await expect(entry).toContainText('admin')
  await expect(entry).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)
})

/** Makes a role and a user who has it. @returns the role's id */
async function addClerk(page: Page): Promise<string> {
  const role = { roleName: clerk, roleKey: clerk, roleSort: 9, status: '0', menuIds: held }
  const { data } = await callByHand(page, 'POST', '/system/role', role)
  const id = String(data)
  const user = { userName: clerk, nickName: clerk, password: knownPassword, roleIds: [Number(id)] }
  expect(await callByHand(page, 'POST', '/system/user', user)).toMatchObject({ code: 200 })
  return id
}

async function logInAsClerk(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Account', { exact: true }).fill(clerk)
  await page.getByLabel('Password', { exact: true }).fill(knownPassword)
  await page.getByLabel('Captcha', { exact: true }).fill(await captchaAnswer(page))
  await page.getByRole('button', { name: 'Log in' }).click()
  // only now does the log-in lead nowhere any more
  await expect(page).toHaveURL(/#\/index$/)
  await expect(page.locator('.wd-shell')).toBeVisible()
}

/** Looks for a node of the role's menus and takes it away. */
async function untick(page: Page, label: string, id: number): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search in Menus' }).fill(label)
  const node = page.locator(`#wd-menuIds-${id}`)
  await expect(node).toHaveAttribute('aria-checked', 'true')
  await node.click()
  await expect(node).toHaveAttribute('aria-checked', 'false')
}
