import { expect, login, test } from './fixtures'
import { violationsInBothModes } from './violations'

// the smallest amounts first: other tests decide the newest meanwhile
for (const language of ['en-US', 'zh-CN'] as const) {
  test.describe(language, () => {
    test('@both axe finds nothing on login, list, filters, show, trade and dialog', async ({
      page,
      context,
      baseURL,
    }) => {
      const inEnglish = { name: 'language', value: 'en-US', url: baseURL ?? '' }
      await context.addCookies([inEnglish])
      await login(page, 'admin', {
        at: '/#/store/storeDraw?filter=%7B%22status%22%3A%5B%221%22%5D%7D&sort=totalU&order=ASC',
      })
      await context.addCookies([{ ...inEnglish, value: language }])
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('tbody tr')).toHaveCount(20)
      expect(await violationsInBothModes(page), 'list').toEqual([])

      const filters = page.locator('.wd-filters-toggle')
      if (await filters.isVisible()) await filters.click()
      await page.locator('.wd-ref input').click()
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(20)
      expect(await violationsInBothModes(page), 'a filter that offers stores').toEqual([])
      await page.keyboard.press('Escape')

      await page.locator('[data-action=pass]').first().click()
      await expect(page.getByRole('dialog').locator('input[type=password]')).toBeVisible()
      expect(await violationsInBothModes(page), 'dialog').toEqual([])
      await page.keyboard.press('Escape')

      await page.locator('tbody tr').first().getByRole('link').first().click()
      await expect(page.locator('.wd-show-fields')).toBeVisible()
      await expect(page.locator('.wd-trail')).toHaveAttribute('aria-busy', 'false')
      expect(await violationsInBothModes(page), 'show').toEqual([])

      await page.goto('/#/publish/details?id=1')
      await expect(page.locator('.wd-trade')).toBeVisible()
      expect(await violationsInBothModes(page), 'trade').toEqual([])

      await context.clearCookies({ name: 'Admin-Tokens' })
      await page.goto('about:blank')
      await page.goto('/#/login')
      await expect(page.getByRole('img').first()).toBeVisible()
      expect(await violationsInBothModes(page), 'login').toEqual([])
    })

    test('@both axe finds nothing on the pages beside the login and in the personal centre', async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
      const expectNothing = async (what: string) =>
        expect(await violationsInBothModes(page), what).toEqual([])
      for (const path of ['register', 'bind']) {
        await page.goto(`/#/${path}`)
        await expect(page.locator('#password')).toBeVisible()
        await page.locator('button.wd-login-submit').click()
        await expect(page.locator('#username')).toHaveAttribute('aria-invalid', 'true')
        await expectNothing(path)
      }
      await page.goto('/#/auth-redirect')
      await expect(page.locator('.wd-public-note')).toBeVisible()
      await expectNothing('auth-redirect')

      const inEnglish = { name: 'language', value: 'en-US', url: baseURL ?? '' }
      await context.addCookies([inEnglish])
      await page.goto('about:blank')
      await login(page, 'tri', { at: '/#/user/profile' })
      await context.addCookies([{ ...inEnglish, value: language }])
      await page.reload()
      await page.locator('#wd-oldPassword').press('Enter')
      await expect(page.locator('#wd-oldPassword')).toBeFocused()
      await expectNothing('personal centre')
      await page.locator('.wd-avatar button').click()
      await expect(page.locator('.wd-picture-picker')).toBeVisible()
      await expectNothing('avatar')
    })
  })
}
