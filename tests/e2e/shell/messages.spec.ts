import type { Page } from '@playwright/test'
import { expect, login, test } from '../fixtures'

/** Where a phone has its messages is at the page's end, elsewhere at its head. */
function scroll(page: Page, isPhone: boolean): Promise<void> {
  const end = isPhone ? 1e6 : 0
  return page.evaluate((top) => window.scrollTo(0, top), end)
}

/** The controls, by what they say, that lie under a message. */
function hiddenControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const messages = [...document.querySelectorAll('.wd-toast')].map((one) =>
      one.getBoundingClientRect(),
    )
    const controls = document.querySelectorAll<HTMLElement>(
      '.wd-navbar button, main a, main button, main input, main select',
    )
    const isUnder = (control: Element) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      return messages.some(
        (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      )
    }
    return [...controls].filter(isUnder).map((control) => control.innerText)
  })
}

test('@both a message hides no control: not at the end of a record, not at the head of a list', async ({
  page,
  isMobile,
}) => {
  await login(page, 'admin', { at: '/#/store/store/1' })
  // nothing is changed, so nothing is sent
  await page.getByRole('button', { name: 'Save' }).click()
  const message = page.getByRole('status').filter({ hasText: 'No changes, so nothing was sent' })
  // a message stays while the focus is in it
  await message.getByRole('button').focus()
  await scroll(page, isMobile)
  expect(await hiddenControls(page)).toEqual([])

  await page.getByRole('main').getByRole('link', { name: 'Stores' }).click()
  await message.getByRole('button').focus()
  await expect(page.locator('tbody tr')).toHaveCount(20)
  await scroll(page, isMobile)
  expect(await hiddenControls(page)).toEqual([])
})
