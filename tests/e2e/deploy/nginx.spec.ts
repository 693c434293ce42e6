import { once } from 'node:events'
import { request as httpsRequest } from 'node:https'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { parseTrustedProxies } from '@/server/http/clientOf'
import { createProxyGateway } from '@/server/proxy/createProxyGateway'
import { createPortalServer } from '@/server/serve/createPortalServer'
import { expect } from '../fixtures'
import { behind, testServer } from './support/behind'
import type { TestGateway } from './support/openGateway'
import { startNginx } from './support/startNginx'

const test = behind(({ dist, port }) => startNginx({ root: dist, gatewayPort: port }))

testServer(test)

const frames = ['https://docs.example.com', 'https://wiki.example.com']

test('every answer has the status and the headers of the portal’s own server', async ({
  request,
  behind: { gateway },
}) => {
  for (const frameHosts of [[], frames]) {
    const own = await startOwn(gateway, frameHosts)
    const front = await startNginx({
      root: gateway.dist,
      gatewayPort: gateway.port,
      frameHosts: frameHosts.join(' '),
    })
    const page = await (await request.get(front.origin)).text()
    const asset = /\/assets\/index-[\w-]+\.js/.exec(page)?.[0] ?? ''
    expect(asset).not.toBe('')
    for (const one of [...asked, ['GET', asset], ['GET', `${asset}.gz`]] as const) {
      const both = [front.origin, own.origin].map((origin) => ask(request, origin, one))
      const [theirs, ours] = await Promise.all(both)
      expect(theirs, one.join(' ')).toEqual(ours)
    }
    await own.close()
    await front.stop()
  }
})

/** What nobody may see is asked for, too. */
const asked = [
  ['GET', '/'],
  ['HEAD', '/'],
  ['POST', '/'],
  ['GET', '/index.html'],
  ['GET', '/?a=b'],
  ['GET', '/assets/'],
  ['GET', '/assets/index-gone1234.js'],
  ['GET', '/server.js'],
  ['GET', '/sbom.cdx.json'],
  ['GET', '/.vite/builds.json'],
  ['GET', '/store/storeDraw'],
  ['GET', '/prod-api'],
  ['GET', '/prod-apis'],
  ['GET', '/prod-api/getInfo'],
  ['GET', '/prod-api/trial/closed'],
  ['OPTIONS', '/prod-api/getInfo'],
  ['POST', '/ws/web/user'],
  ['GET', '/__csp'],
] as const

type Asked = readonly [method: string, path: string]

async function ask(request: APIRequestContext, origin: string, [method, path]: Asked) {
  const headers = { 'X-Forwarded-Proto': 'https', 'Accept-Encoding': 'gzip' }
  const answer = await request.fetch(origin + path, { method, headers, maxRedirects: 0 })
  const body = await answer.text()
  const isSmall = body.length < 1_000
  return { status: answer.status(), headers: lasting(answer), ...(isSmall && { body }) }
}

/** Of the connection and of the file's own dates; without the nonce. */
const passing =
  /^(?:connection|content-length|date|etag|keep-alive|last-modified|server|transfer-encoding|vary)$/

function lasting(answer: APIResponse) {
  const kept = Object.entries(answer.headers()).filter(([name]) => !passing.test(name))
  const masked = kept.map(([name, value]) => [name, value.replace(/'nonce-[^']+'/, "'nonce'")])
  return Object.fromEntries(masked) as object
}

/** The portal's own server in front of the same gateway. */
async function startOwn({ dist, url }: TestGateway, frameHosts: readonly string[]) {
  const { server, close } = createPortalServer({
    root: dist,
    gateway: createProxyGateway(url),
    dialect: 'specification',
    frameHosts,
    trustedProxies: parseTrustedProxies('127.0.0.1'),
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

test('the page names dialect, frame hosts and a nonce that differs with each answer', async ({
  request,
  behind: { gateway },
}) => {
  const front = await startNginx({
    root: gateway.dist,
    gatewayPort: gateway.port,
    frameHosts: frames.join(' '),
    dialect: 'ruoyi',
  })
  const answers = await Promise.all([1, 2, 3].map(() => request.get(front.origin)))
  const nonces = await Promise.all(
    answers.map(async (answer) => {
      const page = await answer.text()
      expect(page).toContain('name="gateway-dialect" content="ruoyi"')
      expect(page).toContain(`name="frame-hosts" content="${frames.join(' ')}"`)
      expect(page).not.toMatch(/__[A-Z_]+__/)
      const nonce = /name="style-nonce" content="([\da-f]{32})"/.exec(page)?.[1] ?? ''
      expect(answer.headers()['content-security-policy']).toContain(`'nonce-${nonce}'`)
      return nonce
    }),
  )
  expect(new Set(nonces).size).toBe(3)
  await front.stop()
})

test('a page of another origin gets no socket, and its calls reach the gateway as foreign', async ({
  request,
}) => {
  const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket', Origin: 'https://evil.example' }
  expect((await request.get('/ws/web/user', { headers: upgrade })).status()).toBe(403)
  const { origin } = new URL((await request.get('/')).url())
  for (const [Origin, received] of [
    [origin, undefined],
    ['https://evil.example', 'https://evil.example'],
  ] as const) {
    const echo: unknown = await (
      await request.get('/prod-api/trial/echo', { headers: { Origin } })
    ).json()
    expect(Reflect.get((echo as { headers: object }).headers, 'origin')).toBe(received)
  }
})

test('a report of a violation is logged, and cannot forge a line', async ({
  request,
  behind: { front },
}) => {
  const data = `{"blocked":"inline"}\n127.0.0.1 [now] "GET /forged" 200${'x'.repeat(600)}`
  expect((await request.post('/__csp', { data: Buffer.from(data) })).status()).toBe(204)
  await expect.poll(front.logs).toContain('csp report: "{\\"blocked\\":\\"inline\\"}\\n127')
  expect(front.logs()).not.toContain('x'.repeat(500))
  expect(front.logs()).not.toMatch(/^127.0.0.1 \[now\]/m)
})

test('a call that climbs out of its folder is refused', async ({ behind: { front, gateway } }) => {
  const { port } = new URL(front.origin)
  for (const path of ['/prod-api/../x', '/prod-api/a/../../prod-api/b', '/prod-api/%2e%2e/b'])
    expect(await rawStatus(Number(port), path), path).toBe(404)
  expect(gateway.sandbox.problems).toEqual([])
})

/** Sends the path exactly as written. */
async function rawStatus(port: number, path: string): Promise<number | undefined> {
  const sent = httpsRequest({ host: '127.0.0.1', port, path, rejectUnauthorized: false })
  const [answer] = (await once(sent.end(), 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}
