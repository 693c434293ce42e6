import { join } from 'node:path'
import { expect, login, test } from './fixtures'

const picture = (name: string) => join(import.meta.dirname, 'screenshots', `${name}.png`)

test('the list of withdrawals and the decision over one of them', async ({ page }) => {
  await login(page, 'admin', { at: '/#/store/storeDraw' })
  await expect(page.locator('tbody tr')).toHaveCount(20)
  await page.locator('tbody tr').nth(2).getByRole('button', { name: /^Pass/ }).click()
  await expect(page.getByRole('dialog').getByLabel(/Second password/)).toBeFocused()
  await page.screenshot({ path: picture('decision'), animations: 'disabled' })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.mouse.move(0, 0)
  await page.screenshot({ path: picture('list'), animations: 'disabled' })
})
