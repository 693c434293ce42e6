// @vitest-environment node
import { connect } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { parseTrustedProxies } from '@/server/http/clientOf'
import { aPortal, ask, type Answer } from '../portalFixture'

/** On every answer there is. */
const everywhere = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
const asData = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
}
const asFile = {
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
}
const json = { 'content-type': 'application/json; charset=utf-8' }
const plain = { 'content-type': 'text/plain; charset=utf-8' }

const passing = new Set(['content-length', 'transfer-encoding', 'date', 'connection'])

/** Without what depends on the length, the time and the connection. */
function lasting({ headers }: Answer): Record<string, unknown> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !passing.has(name)))
}

const picture = [
  '--b',
  'Content-Disposition: form-data; name="file"; filename="<img src=x onerror=alert(1)>.png"',
  'Content-Type: image/png',
  '',
  'none',
  '--b--',
  '',
].join('\r\n')

describe('every answer has exactly its headers', () => {
  it('a file of the build', async () => {
    const answer = await ask(await aPortal(), '/assets/index-Ab12.js')
    expect(lasting(answer)).toEqual({
      ...everywhere,
      ...asFile,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    })
  })

  it('a file that keeps its name', async () => {
    const answer = await ask(await aPortal(), '/icon.svg')
    expect(lasting(answer)).toEqual({
      ...everywhere,
      ...asFile,
      'cache-control': 'no-cache',
      'content-type': 'image/svg+xml; charset=utf-8',
    })
  })

  it('a missing file', async () => {
    const answer = await ask(await aPortal(), '/assets/gone.js')
    expect(lasting(answer)).toEqual({ ...everywhere, ...asData, ...plain })
  })

  it('a call, and one that sends a file', async () => {
    const port = await aPortal()
    const call = await ask(port, '/prod-api/getInfo')
    const headers = { ...everywhere, ...asData, 'content-type': 'application/json' }
    expect(lasting(call)).toEqual({ ...headers, vary: 'Accept-Encoding' })
    const upload = await ask(port, '/prod-api/common/upload', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
      body: picture,
    })
    expect(lasting(upload)).toEqual({ ...headers, vary: 'Accept-Encoding' })
  })

  it('an uploaded picture', async () => {
    const body = '<script>parent.__xss = 1</script>'
    const fetch = async () =>
      new Response(body, { headers: { 'Content-Type': 'text/html', 'Set-Cookie': 'a=b' } })
    const answer = await ask(await aPortal({ gateway: { fetch } }), '/prod-api/profile/a.png')
    expect(lasting(answer)).toEqual({ ...everywhere, ...asData, 'content-type': 'text/html' })
  })

  it('a call that is too large, and one that fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const gateway = { fetch: () => Promise.reject(new Error('boom')) }
    const port = await aPortal({ gateway })
    const body = Buffer.alloc(20 * 1024 * 1024 + 1)
    const tooLarge = await ask(port, '/prod-api/x', { method: 'POST', body })
    expect(tooLarge.status).toBe(413)
    for (const answer of [tooLarge, await ask(port, '/prod-api/x')])
      expect(lasting(answer)).toEqual({ ...everywhere, ...asData, ...json })
  })

  it('a refused method, and an invalid address', async () => {
    const port = await aPortal()
    const headers = { ...everywhere, ...asData, ...plain }
    const refused = await ask(port, '/', { method: 'TRACE' })
    expect(lasting(refused)).toEqual({ ...headers, allow: 'GET, HEAD' })
    expect(lasting(await ask(port, '*'))).toEqual(headers)
  })

  it('a report of a broken policy', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const answer = await ask(await aPortal(), '/__csp', { method: 'POST', body: '{}' })
    expect([answer.status, lasting(answer)]).toEqual([204, everywhere])
  })

  it('each over TLS, with the order to stay on it', async () => {
    const port = await aPortal({ trustedProxies: parseTrustedProxies('127.0.0.1') })
    const headers = { 'X-Forwarded-Proto': 'https' }
    for (const path of ['/', '/assets/index-Ab12.js', '/prod-api/getInfo', '/gone'])
      expect((await ask(port, path, { headers })).headers).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
      })
  })

  it('a refused upgrade', async () => {
    const socket = connect(await aPortal(), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.write('GET /x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (chunk) => resolve(chunk.toString())),
    )
    expect(answer).toBe('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
})
