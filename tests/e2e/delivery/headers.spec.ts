import { createHash } from 'node:crypto'
import type { Response } from '@playwright/test'
import { scoreOf } from '@/tests/support/run/observatory'
import { expect, test as base } from '../fixtures'
import { withBuiltServer } from '../support/builtServer'

const pointsBehindTls = 135

const test = base.extend<object, { deployed: string }>({
  deployed: [
    // Playwright reads the names of other fixtures from the pattern
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) =>
      withBuiltServer({ TRUSTED_PROXIES: '127.0.0.1' }, ({ address }) => use(address)),
    { scope: 'worker' },
  ],
  baseURL: ({ deployed }, use) => use(deployed),
})

const policy = (nonce: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; ` +
  `img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; ` +
  `base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; ` +
  `require-trusted-types-for 'script'; trusted-types default; report-to csp; report-uri /__csp`

const nonceOf = (html: string) => /name="style-nonce" content="([^"]+)"/.exec(html)?.[1] ?? ''

test.describe('headers of dist/server.js', () => {
  test('the page carries the whole policy and is never cached', async ({ request }) => {
    const answer = await request.get('/')
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy(nonceOf(await answer.text())),
      'reporting-endpoints': 'csp="/__csp"',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'permissions-policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=(self)',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  })

  test('behind TLS the Observatory would give its bonus points', async ({ request }) => {
    const answer = await request.get('/', { headers: { 'X-Forwarded-Proto': 'https' } })
    const seen = { headers: answer.headers(), page: await answer.text() }
    const { points, of } = scoreOf(seen)
    expect(of).toEqual({
      'content-security-policy': 10,
      cookies: 0,
      'cross-origin-resource-sharing': 0,
      'referrer-policy': 5,
      'strict-transport-security': 0,
      'subresource-integrity': 5,
      'x-content-type-options': 0,
      'x-frame-options': 5,
      'cross-origin-resource-policy': 10,
    })
    expect(points).toBe(pointsBehindTls)
    // without TLS there is nothing to keep up, and nothing on top
    const plain = await request.get('/')
    expect(scoreOf({ ...seen, headers: plain.headers() }).points).toBe(80)
  })

  test('the page names its files by their content', async ({ request }) => {
    const page = await (await request.get('/')).text()
    const tags = page.match(/<(?:script|link rel="(?:stylesheet|modulepreload)")[^>]*>/g) ?? []
    expect(tags.length).toBeGreaterThan(1)
    for (const tag of tags) {
      const file = await request.get(/(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '')
      const hash = createHash('sha384')
        .update(await file.body())
        .digest('base64')
      expect(tag).toContain(`integrity="sha384-${hash}"`)
    }
  })

  test('the nonce differs with each answer and no placeholder is left', async ({ request }) => {
    const pages = await Promise.all(
      Array.from({ length: 5 }, async () => (await request.get('/')).text()),
    )
    expect(new Set(pages.map(nonceOf)).size).toBe(5)
    for (const page of pages) expect(page).not.toMatch(/__[A-Z_]+__/)
  })

  test('every file of the first load is cached for a year and sent compressed', async ({
    page,
  }) => {
    const files: Response[] = []
    page.on('response', (response) => {
      if (response.url().includes('/assets/')) files.push(response)
    })
    await page.goto('/')
    await expect(page.locator('img.wd-login-picture')).toBeVisible()
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) {
      const headers = file.headers()
      expect(headers['cache-control'], file.url()).toBe('public, max-age=31536000, immutable')
      const isTiny = Number(headers['content-length']) < 1024
      if (!isTiny) expect(headers['content-encoding'], file.url()).toBe('br')
    }
  })

  test('a missing file is a plain 404, never the page', async ({ request }) => {
    for (const path of ['/assets/App-gone1234.js', '/store/storeDraw', '/.vite/manifest.json']) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(404)
      expect(answer.headers()['content-type'], path).toBe('text/plain; charset=utf-8')
    }
  })

  test('there is no fault plane', async ({ request }) => {
    expect((await request.post('/__fault', { data: {} })).status()).toBe(404)
    const answer = await request.post('/prod-api/__fault', { data: {} })
    expect([401, 404]).toContain(((await answer.json()) as { code: number }).code)
  })

  test('the page refuses HTML from a string, and the test would fail for it', async ({
    page,
    problems,
  }) => {
    await page.goto('/')
    const outcome = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<b>planted</b>')
        return 'written'
      } catch (error) {
        return (error as Error).name
      }
    })
    expect(outcome).toBe('TypeError')
    await expect.poll(() => problems.list().join('\n')).toContain('policy violation')
    problems.allow(/policy violation|TrustedHTML/)
  })

  test('H9: an injected script, an inline handler and a javascript: address do not run, and each is reported once', async ({
    page,
    problems,
  }) => {
    problems.allow(/policy violation|TrustedScript|JavaScript URL/)
    const told: string[] = []
    page.on('console', (message) => {
      const [, what] = /^policy violation: (\S+ \S+)/.exec(message.text()) ?? []
      if (what) told.push(what)
    })
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    for (const [inject, report] of [
      [injectScript, 'require-trusted-types-for trusted-types-sink'],
      [injectHandler, 'require-trusted-types-for trusted-types-sink'],
      [injectAddress, 'script-src-elem inline'],
    ] as const) {
      told.length = 0
      await page.evaluate(inject).catch((error: Error) => expect(error.message).toMatch(/Trusted/))
      await expect.poll(() => told).toEqual([report])
    }
    expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  })

  test('an inline script does not run', async ({ page, problems }) => {
    problems.allow(/policy violation: script-src-elem inline|inline script|TrustedScript/)
    await page.goto('/')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.append('window.planted = true')
      document.body.append(script)
    })
    expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  })
})

// These run in the page, and do what markup that got past everything else would do.

function injectScript() {
  const script = document.createElement('script')
  script.text = 'window.planted = true'
  document.body.append(script)
}

function injectHandler() {
  const button = document.createElement('button')
  document.body.append(button)
  button.setAttribute('onclick', 'window.planted = true')
  button.click()
}

function injectAddress() {
  const link = document.createElement('a')
  link.href = 'javascript:void(window.planted = true)'
  document.body.append(link)
  link.click()
}
