// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dialects } from '@/engine/config'
import { fakeGateway, ok, refusal, type Reply } from './fakeTransport'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  const left = vi.getTimerCount()
  vi.useRealTimers()
  if (left > 0) throw new Error(`${left} timers left`)
})

/** Lets a call run to its end under fake timers; gives the answer or the error. */
async function outcome(call: Promise<unknown>, afterMs = 40_000): Promise<unknown> {
  const settled = call.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(afterMs)
  return settled
}

describe('§7 a request', () => {
  it('is method, path with query, bearer token, language and JSON', async () => {
    const { client, sent } = fakeGateway(() => ok(1), { token: 't1', language: 'zh-CN' })
    await client.put('/store/storeDraw/pass/7', {
      query: { a: 1, empty: '' },
      body: { secondPwd: 'x', totalU: '123456789012.123456' },
      headers: { 'Idempotency-Key': 'k1' },
    })
    expect(sent).toMatchObject([
      {
        method: 'PUT',
        url: '/prod-api/store/storeDraw/pass/7?a=1',
        body: { secondPwd: 'x', totalU: '123456789012.123456' },
        headers: {
          Authorization: 'Bearer t1',
          'Accept-Language': 'zh-CN',
          'Content-Type': 'application/json',
          'Idempotency-Key': 'k1',
        },
      },
    ])
  })

  it('has no token if the call asks for none', async () => {
    const { client, sent } = fakeGateway(() => ok(), { token: 't1' })
    await client.get('/captchaImage', { token: false })
    expect(sent[0]?.headers).not.toHaveProperty('Authorization')
  })

  it('names the language as the dialect does', async () => {
    const dialect = {
      ...dialects.ruoyi,
      languageHeader: { name: 'Content-Language', separator: '_' },
    } as const
    const { client, sent } = fakeGateway(() => ok(), { token: 't1', dialect })
    await client.get('/getInfo')
    expect(sent[0]?.headers).toMatchObject({ 'Content-Language': 'en_US' })
  })

  it('stays at the gateway for any path', async () => {
    const { client, sent } = fakeGateway(() => ok(), { token: 't1' })
    await client.delete('https://evil.example/x')
    expect(sent[0]?.method).toBe('DELETE')
    expect(sent[0]?.url).toBe('/prod-api/https://evil.example/x')
  })
})

describe('§9 request timeout', () => {
  it('A4 ends a silent read at 30 s', async () => {
    const { client } = fakeGateway(() => 'silence', { token: 't1' })
    const call = client.get('/store/bill/list')
    const settled = vi.fn<(error: unknown) => void>()
    call.catch(settled)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'timeout', unknownOutcome: false }),
    )
  })

  it('A4 calls a silent mutation unknown and sends it once', async () => {
    const { client, sent } = fakeGateway(() => 'silence', { token: 't1' })
    expect(await outcome(client.post('/store/storeDraw'))).toMatchObject({
      kind: 'timeout',
      unknownOutcome: true,
      messageKey: 'errors.unknownOutcome',
    })
    expect(sent).toHaveLength(1)
  })

  it('counts retries into the 30 s', async () => {
    const replies: Reply[] = [{ status: 503 }, 'silence']
    const { client } = fakeGateway((_sent, earlier) => replies[earlier] ?? 'silence', {
      token: 't1',
    })
    const call = client.get('/x')
    call.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(30_000)
    await expect(call).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('ends when the caller aborts, before or during the call', async () => {
    const { client, sent } = fakeGateway(() => 'silence', { token: 't1' })
    const controller = new AbortController()
    const call = outcome(client.get('/x', { signal: controller.signal }), 10)
    controller.abort()
    expect(await call).toMatchObject({ kind: 'aborted', shown: 'never' })
    expect(await outcome(client.get('/x', { signal: controller.signal }))).toMatchObject({
      kind: 'aborted',
    })
    expect(sent).toHaveLength(1)
  })

  it('leaves no listener on the caller’s signal', async () => {
    const { client } = fakeGateway(() => ok(), { token: 't1' })
    const { signal } = new AbortController()
    const added = vi.spyOn(signal, 'addEventListener')
    const removed = vi.spyOn(signal, 'removeEventListener')
    await client.get('/x', { signal })
    expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
      added.mock.calls.map(([, listener]) => listener),
    )
  })

  it('stops waiting for a retry when the caller aborts', async () => {
    const { client, sent } = fakeGateway(() => ({ status: 503 }), { token: 't1' })
    const controller = new AbortController()
    const call = client.get('/x', { signal: controller.signal }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(100)
    controller.abort()
    expect(await call).toMatchObject({ kind: 'aborted' })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sent).toHaveLength(1)
  })
})

describe('retries of reads', () => {
  it.each([
    ['A1', { status: 502, text: '<h1>Bad gateway</h1>' }],
    ['A2', { status: 503 }],
    ['A3', { status: 504 }],
    ['A6', 'lost'],
  ] as const)('%s is retried after 200 and 800 ms', async (_row, reply) => {
    const times: number[] = []
    const start = Date.now()
    const { client } = fakeGateway(
      () => {
        times.push(Date.now() - start)
        return reply
      },
      { token: 't1' },
    )
    expect(await outcome(client.get('/x'))).toMatchObject({ messageKey: 'errors.network' })
    expect(times).toEqual([0, 200, 1_000])
  })

  it('A2 waits as long as Retry-After says', async () => {
    const start = Date.now()
    const replies: Reply[] = [{ status: 503, headers: { 'retry-after': '3' } }]
    const { client } = fakeGateway((_sent, earlier) => replies[earlier] ?? ok('late'), {
      token: 't1',
    })
    const call = client.get('/x').then(() => Date.now() - start)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await call).toBe(3_000)
  })

  it('gives up at once when Retry-After is beyond 5 s', async () => {
    const { client, sent } = fakeGateway(() => ({ status: 503, headers: { 'retry-after': '6' } }), {
      token: 't1',
    })
    expect(await outcome(client.get('/x'))).toMatchObject({ retryAfterMs: 6_000 })
    expect(sent).toHaveLength(1)
  })

  it('reads Retry-After as a date', async () => {
    vi.setSystemTime('2026-03-01T00:00:00Z')
    const headers = { 'retry-after': 'Sun, 01 Mar 2026 00:01:00 GMT' }
    const { client } = fakeGateway(() => ({ status: 429, headers }), { token: 't1' })
    expect(await outcome(client.get('/x'))).toMatchObject({
      kind: 'refused',
      code: 429,
      retryAfterMs: 60_000,
    })
  })

  it.each([
    [{ status: 500 }],
    [refusal(500, 'no')],
    [refusal(502)],
    [refusal(404)],
    [{ text: 'truncated {' }],
  ] as const)('does not retry after %j', async (reply) => {
    const { client, sent } = fakeGateway(() => reply, { token: 't1' })
    await outcome(client.get('/x'))
    expect(sent).toHaveLength(1)
  })

  it.each(['post', 'put', 'delete'] as const)('E2 never sends a %s again', async (method) => {
    for (const reply of ['lost', { status: 503 }, { status: 502 }, { text: '' }] as const) {
      const { client, sent } = fakeGateway(() => reply, { token: 't1' })
      // oxlint-disable-next-line no-await-in-loop
      expect(await outcome(client[method]('/x'))).toMatchObject({ unknownOutcome: true })
      expect(sent).toHaveLength(1)
    }
  })

  it('reports a lost login as failed, not unknown', async () => {
    const { client } = fakeGateway(() => 'lost')
    expect(await outcome(client.post('/login', { token: false }))).toMatchObject({
      kind: 'network',
      unknownOutcome: false,
      messageKey: 'errors.network',
    })
  })
})

describe('§2.8 the token before each call', () => {
  it('B25: refuses a mutation after another login and sends nothing', async () => {
    const { client, sent, stored, gate } = fakeGateway(() => ok(), { token: 't1' })
    stored.set('Admin-Tokens', 't2')
    expect(await outcome(client.post('/x'))).toMatchObject({ kind: 'stale-user' })
    expect(sent).toHaveLength(0)
    expect(gate.state()).toBe('closed')
    await client.get('/x')
    expect(sent[0]?.headers).toMatchObject({ Authorization: 'Bearer t1' })
  })

  it('B22: asks once when the cookie of an open page disappears, sends nothing and keeps the page', async () => {
    const { client, sent, stored, session, gate } = fakeGateway(() => ok(), { token: 't1' })
    session.load({
      user: { userId: '1', userName: 'a', userType: '00', avatar: '' },
      roles: [],
      permissions: [],
    })
    stored.clear()
    expect(await outcome(client.get('/x'))).toMatchObject({ kind: 'auth', code: 401 })
    expect(await outcome(client.put('/x'))).toMatchObject({ kind: 'auth' })
    expect(sent).toHaveLength(0)
    expect(gate.state()).toBe('asking')
    expect(session.info()).toBeDefined()
  })

  it('does not ask without a session', async () => {
    const { client, sent, gate } = fakeGateway(() => ok())
    expect(await outcome(client.get('/x'))).toMatchObject({ kind: 'auth' })
    expect(sent).toHaveLength(0)
    expect(gate.state()).toBe('closed')
  })

  it('never leaks into an error', async () => {
    const { client } = fakeGateway(() => 'lost', { token: 'secret-token' })
    const error = await outcome(client.post('/x', { body: { secondPwd: 'secret-pwd' } }))
    expect(error).toBeInstanceOf(Error)
    const { stack, cause } = error as Error
    expect(cause).toBe('ERR_NETWORK')
    expect(JSON.stringify([error, stack, cause])).not.toContain('secret')
  })
})

describe('A24 content type', () => {
  it('does not matter if the JSON is valid', async () => {
    const reply = { text: '{"data":1}', headers: { 'content-type': 'text/html' } }
    const { client } = fakeGateway(() => reply, { token: 't1' })
    expect(await client.get('/x')).toMatchObject({ body: { data: 1 } })
  })
})
