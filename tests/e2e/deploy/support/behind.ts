import { createHash } from 'node:crypto'
import { request as httpsRequest } from 'node:https'
import type { IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { Page } from '@playwright/test'
import { config } from '@/engine/config'
import { knownPassword } from '@/sandbox/settings/accounts'
import { scoreOf } from '@/tests/support/run/observatory'
import { expect, test as base } from '../../fixtures'
import { exportBytes, openGateway, type TestGateway } from './openGateway'
import type { Front } from './startNginx'

type Behind<F extends Front> = { gateway: TestGateway; front: F }

/** A test whose pages come through a web server, started once for a file. */
export function behind<F extends Front>(start: (gateway: TestGateway) => Promise<F>) {
  return base.extend<object, { behind: Behind<F> }>({
    behind: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names in it
      async ({}, use) => {
        const gateway = await openGateway()
        const front = await start(gateway)
        await use({ gateway, front })
        await front.stop()
        await gateway.close()
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ behind: { front } }, use) => use(front.origin),
    ignoreHTTPSErrors: true,
  })
}

type BehindTest = ReturnType<typeof behind<Front>>

/** What holds behind each of the servers. */
export function testServer(test: BehindTest): void {
  test('an operator logs in, sees a list, and breaks no policy', async ({ page }) => {
    await page.goto('/#/store/storeDraw')
    await page.getByLabel('Account', { exact: true }).fill('admin')
    await page.getByLabel('Password', { exact: true }).fill(knownPassword)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.locator('tbody tr')).toHaveCount(20)
    expect(await page.evaluate(() => isSecureContext)).toBe(true)
  })

  test('the Observatory gives as many points', async ({ request }) => {
    const answer = await request.get('/')
    const seen = { headers: answer.headers(), page: await answer.text() }
    expect(scoreOf(seen).points).toBe(135)
  })

  test('an alert arrives over the socket; the page says that the gateway is gone, and no log holds the token', async ({
    page,
    behind: { gateway, front },
    problems,
  }) => {
    const sockets: string[] = []
    page.on('websocket', (socket) => sockets.push(socket.url()))
    await page.clock.install()
    const token = await enter(page, front.origin, gateway, '/store/storeDraw')
    await expect(page.locator('tbody tr')).toHaveCount(20)
    await expect(bell(page)).toHaveAttribute('data-live', 'open')
    expect(gateway.sandbox.live.send('1001', { id: '7' })).toBe(1)
    const alert = page.getByRole('alert').filter({ hasText: 'matched a non-system order' })
    await expect(alert).toBeVisible()

    problems.allow(/WebSocket|Failed to load|HTTP 50/)
    await gateway.stop()
    await page.getByRole('button', { name: 'Refresh', exact: true }).click()
    await expect.poll(later(page, () => page.locator('.wd-banner').innerText())).toContain(gone)
    await expect(page.locator('tbody tr')).toHaveCount(20)
    // the server logs the handshakes that fail, too
    await expect.poll(later(page, async () => sockets.length)).toBeGreaterThan(1)
    await gateway.start()
    const isLive = () => bell(page).getAttribute('data-live')
    await expect.poll(later(page, isLive), { timeout: 60_000 }).toBe('open')
    await expect(page.locator('.wd-banner')).toBeHidden()
    expect(sockets.join()).not.toContain(token)
    expect(front.logs()).toContain(config.socketPath)
    expect(front.logs()).not.toContain(token)
  })

  test('a large upload arrives whole, and a too large one gets an answer that the page can read', async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 413/)
    await page.goto('/')
    const sha256 = createHash('sha256').update(some.repeat(2_000_000)).digest('hex')
    const arrived = { status: 200, body: { code: 200, sha256 } }
    expect(await page.evaluate(upload, { some, times: 2_000_000 })).toEqual(arrived)
    const refused = { status: 413, body: { code: 413, msg: 'Request too large' } }
    expect(await page.evaluate(upload, { some, times: 3_000_000 })).toEqual(refused)
  })

  test('a large export is streamed, arrives whole, and goes on from where it broke', async ({
    behind: { gateway, front },
  }) => {
    const answer = await get(front, '/prod-api/trial/export')
    let received = 0
    for await (const chunk of answer) {
      received += (chunk as Buffer).length
      // the gateway sends the rest only now
      if (received >= 500_000) gateway.release('export')
    }
    expect(received).toBe(exportBytes)

    const rest = await get(front, '/prod-api/trial/export', {
      Range: `bytes=${exportBytes - 1_000}-`,
    })
    expect(rest.statusCode).toBe(206)
    expect(rest.headers['content-range']).toBe(
      `bytes ${exportBytes - 1_000}-${exportBytes - 1}/${exportBytes}`,
    )
    let left = 0
    for await (const chunk of rest) left += (chunk as Buffer).length
    expect(left).toBe(1_000)
  })

  test('the gateway gets the call as the browser sent it, and its errors pass unchanged', async ({
    request,
  }) => {
    const headers = { Cookie: 'a=b', 'X-Forwarded-For': '203.0.113.9', Authorization: 'Bearer t' }
    const echo = await (
      await request.get('/prod-api/trial/echo?q=%E4%BD%A0+%2B', { headers })
    ).json()
    expect(echo).toMatchObject({
      url: '/prod-api/trial/echo?q=%E4%BD%A0+%2B',
      headers: { authorization: 'Bearer t', 'x-forwarded-for': '127.0.0.1' },
    })
    const names = Object.keys((echo as { headers: object }).headers)
    expect(names).not.toContain('cookie')
    expect(
      names.filter((name) => /^x-forwarded-(?!for$)|^forwarded$|^x-real-ip$/.test(name)),
    ).toEqual([])
    const slash = await (await request.get('/prod-api/trial/a%2Fb')).json()
    expect(slash).toMatchObject({ code: 200, url: '/prod-api/trial/a%2Fb' })

    const closed = await request.get('/prod-api/trial/closed')
    expect(closed.status()).toBe(503)
    expect(await closed.json()).toEqual({ code: 503, msg: 'The books are closed' })
    expect(closed.headers()).toMatchObject({
      'retry-after': '7',
      'cache-control': 'private',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect(closed.headers()).not.toHaveProperty('set-cookie')
  })
}

const gone = 'The gateway cannot be reached'

function bell(page: Page) {
  return page.locator('.wd-bell')
}

/** Looks again after some seconds of the page's own clock. */
function later<T>(page: Page, look: () => Promise<T>): () => Promise<T> {
  return async () => {
    await page.clock.runFor(5_000)
    return look()
  }
}

/** Opens a page of the portal as the administrator. @returns the token */
export async function enter(
  page: Page,
  origin: string,
  gateway: TestGateway,
  place: string,
): Promise<string> {
  const value = await gateway.sandbox.logIn('admin')
  const cookie = { name: config.tokenCookie, value, url: origin, sameSite: 'Strict' } as const
  await page.context().addCookies([cookie])
  await page.goto(`/#${place}`)
  await page.locator('.wd-shell').waitFor()
  return value
}

async function get(
  { origin }: Front,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<IncomingMessage> {
  const sent = httpsRequest(origin + path, { headers, rejectUnauthorized: false, agent: false })
  const [answer] = (await once(sent.end(), 'response')) as [IncomingMessage]
  return answer
}

const some = 'wattdesk'

/** Runs in the page. */
async function upload({ some, times }: { some: string; times: number }) {
  const body = some.repeat(times)
  const answer = await fetch('/prod-api/trial/upload', { method: 'POST', body })
  return { status: answer.status, body: (await answer.json()) as object }
}
