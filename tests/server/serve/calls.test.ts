// @vitest-environment node
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { aLatch, aPortal, ask, jsonOf } from '../portalFixture'

const rows = Array.from({ length: 100 }, (_, id) => ({ id, amount: `${id}.000001` }))

describe('calls under the base path', () => {
  it('reach the gateway without it, method, query, headers and body intact', async () => {
    const answer = await ask(await aPortal(), '/prod-api/store/bill/list?name=a%20b&x=%E4%B8%AD', {
      method: 'PUT',
      headers: { Authorization: 'Bearer t', 'Content-Type': 'application/json' },
      body: '{"totalU":"123456789012.123456"}',
    })
    expect(jsonOf(answer)).toMatchObject({
      method: 'PUT',
      url: 'http://portal/store/bill/list?name=a%20b&x=%E4%B8%AD',
      headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
      body: '{"totalU":"123456789012.123456"}',
    })
  })

  it('K6: carry no cookie, no hop-by-hop header and no forged origin', async () => {
    const answer = await ask(await aPortal(), '/prod-api/getInfo', {
      headers: {
        Cookie: 'Admin-Tokens=t',
        Connection: 'close, X-Private',
        'X-Private': '1',
        TE: 'trailers',
        'X-Forwarded-For': '203.0.113.9',
        'X-Forwarded-Host': 'evil.example',
        'X-Real-IP': '203.0.113.9',
        Forwarded: 'for=203.0.113.9',
        'Idempotency-Key': 'k-1',
      },
    })
    expect(jsonOf(answer).headers).toEqual({
      'idempotency-key': 'k-1',
      'x-forwarded-for': '127.0.0.1',
    })
  })

  it('answer as data: not cached, not framed, not sniffed', async () => {
    const { headers } = await ask(await aPortal(), '/prod-api')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  })

  it('leave no gateway header in charge of the portal’s origin', async () => {
    const fetch = async () =>
      new Response('x', {
        headers: {
          'Set-Cookie': 'Admin-Tokens=evil',
          'Content-Security-Policy': 'script-src *',
          'X-Frame-Options': 'ALLOWALL',
          'Strict-Transport-Security': 'max-age=0',
          'X-Request-Id': 'r1',
        },
      })
    const { headers } = await ask(await aPortal({ gateway: { fetch } }), '/prod-api/x')
    expect(headers).toMatchObject({ 'x-request-id': 'r1', 'x-frame-options': 'DENY' })
    expect(headers['content-security-policy']).not.toContain('script-src')
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  it.each(['TRACE', 'OPTIONS', 'PROPFIND'])('K7: refuse %s', async (method) => {
    expect((await ask(await aPortal(), '/prod-api/login', { method })).status).toBe(405)
  })

  it('turn a failure of the gateway into an envelope, with one id for log and screen', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const gateway = { fetch: () => Promise.reject(new Error('boom\r\nforged')) }
    const answer = await ask(await aPortal({ gateway }), '/prod-api/x')
    expect(answer.status).toBe(500)
    const { code, msg } = jsonOf(answer)
    expect(code).toBe(500)
    expect(msg).toMatch(/^Internal error [0-9a-f]{8}$/)
    expect(String(log.mock.calls[0]?.[0])).toContain(String(msg).slice(-8))
    expect(String(log.mock.calls[0]?.[0])).toContain('boom\\u{d}\\u{a}forged')
  })
})

describe('JSON answers', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('above one kilobyte travel as %s', async (encoding, decode) => {
    const gateway = { fetch: async () => Response.json({ code: 200, rows }) }
    const headers = { 'Accept-Encoding': encoding }
    const answer = await ask(await aPortal({ gateway }), '/prod-api/list', { headers })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(answer.body.length).toBeLessThan(1500)
    expect(JSON.parse(decode(answer.body).toString())).toEqual({ code: 200, rows })
  })

  it('stay plain when small, when the client wants it, and when already compressed', async () => {
    const headers = { 'Accept-Encoding': 'br, gzip' }
    const small = await ask(await aPortal(), '/prod-api/x', { headers })
    expect(small.headers).not.toHaveProperty('content-encoding')
    expect(Number(small.headers['content-length'])).toBe(small.body.length)

    const gateway = { fetch: async () => Response.json(rows) }
    const plain = await ask(await aPortal({ gateway }), '/prod-api/x')
    expect(JSON.parse(plain.body.toString())).toEqual(rows)

    const done = new Response('x'.repeat(5000), {
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    })
    const port = await aPortal({ gateway: { fetch: async () => done } })
    expect((await ask(port, '/prod-api/x', { headers })).body).toHaveLength(5000)
  })

  it('leave other types alone', async () => {
    const body = new Uint8Array(5000).fill(7)
    const fetch = async () => new Response(body, { headers: { 'Content-Type': 'image/png' } })
    const answer = await ask(await aPortal({ gateway: { fetch } }), '/prod-api/x', {
      headers: { 'Accept-Encoding': 'br' },
    })
    expect(answer.headers).not.toHaveProperty('content-encoding')
    expect(answer.body).toEqual(Buffer.from(body))
  })
})

describe('limits', () => {
  it('K5: refuse a body above 20 MB, announced or streamed, and keep the connection usable', async () => {
    const port = await aPortal()
    const tooMuch = Buffer.alloc(20 * 1024 * 1024 + 1)
    const announced = await ask(port, '/prod-api/x', { method: 'POST', body: tooMuch })
    expect(announced.status).toBe(413)
    expect(jsonOf(announced)).toEqual({ code: 413, msg: 'Request too large' })
    const headers = { 'Transfer-Encoding': 'chunked' }
    const streamed = await ask(port, '/prod-api/x', { method: 'POST', body: tooMuch, headers })
    expect(streamed.status).toBe(413)
  })

  it('tell the gateway when the client has gone', async () => {
    const aborted = aLatch()
    const reached = aLatch()
    const fetch = ({ signal }: Request) =>
      new Promise<Response>((_, reject) => {
        reached.open()
        signal.addEventListener('abort', () => {
          aborted.open()
          reject(signal.reason as Error)
        })
      })
    const port = await aPortal({ gateway: { fetch } })
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /prod-api/slow HTTP/1.1\r\nHost: x\r\n\r\n')
    await reached.opened
    socket.destroy()
    await expect(aborted.opened).resolves.toBeUndefined()
  })

  it('break off a broken stream instead of passing it as complete', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(2000))),
      pull: (controller) => controller.error(new Error('lost')),
    })
    const gateway = { fetch: async () => new Response(body) }
    await expect(ask(await aPortal({ gateway }), '/prod-api/x')).rejects.toThrow(
      /aborted|socket hang up/,
    )
  })
})
