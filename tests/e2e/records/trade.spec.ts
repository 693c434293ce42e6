import { expect, login, test } from '../fixtures'

test.describe('§2 /publish/details', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('I14: counts down to the gateway’s moment in a browser of another zone', async ({
    page,
  }) => {
    await login(page, 'admin', {
      at: '/#/energy/publish?filter=%7B%22status%22%3A%5B%220%22%5D%7D&sort=expireTime&order=DESC',
    })
    await page.locator('tbody tr').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/#\/energy\/publish\/\d+\/show$/)
    const id = /(\d+)\/show$/.exec(page.url())?.[1]
    await page.goto(`/#/publish/details?id=${id}`)
    await expect(page.getByRole('heading', { name: `Trade ${id}` })).toBeVisible()
    await expect(page.getByRole('img', { name: /^QR code of tron:T/ })).toBeVisible()

    const until = await page.getByText(/^until .* UTC\+8$/).textContent()
    const end = Date.parse(`${until?.slice('until '.length, -' UTC+8'.length)}+08:00`)
    const timer = page.getByRole('timer')
    const first = await timer.textContent()
    const left = Math.floor((end - Date.now()) / 1000)
    const [, days = '0', clock = ''] = /^(?:(\d+) days? )?([\d:]{8})$/.exec(first ?? '') ?? []
    const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number)
    const shown = Number(days) * 86_400 + hours * 3_600 + minutes * 60 + seconds
    expect(Math.abs(shown - left)).toBeLessThanOrEqual(2)
    await expect(timer).not.toHaveText(first ?? '')
  })
})
