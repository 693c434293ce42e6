import { expect, test } from './fixtures'

test.describe('a browser test', () => {
  test('notices page errors, console noise, failed calls and foreign hosts', async ({
    page,
    problems,
  }) => {
    await page.goto('/')
    await page.route('**/prod-api/planted', (route) => route.fulfill({ status: 503 }))
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('planted error')
      })
      console.warn('planted warning')
      const image = document.createElement('img')
      image.src = 'http://foreign.example/planted.png'
      document.body.append(image)
      return fetch('/prod-api/planted')
    })
    const noticed = [
      /^page error: Error: planted error/,
      /^console warning: planted warning/,
      /^HTTP 503: .*\/prod-api\/planted/,
      /^console error: policy violation: img-src http:\/\/foreign\.example\/planted\.png/,
    ]
    for (const problem of noticed)
      await expect.poll(() => problems.list().some((line) => problem.test(line))).toBe(true)
    problems.allow(/planted|503/)
  })
})
