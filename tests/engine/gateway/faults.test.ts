// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { dialects } from '@/engine/config'
import { createGateway } from '@/engine/gateway/gateway'
import { dataOf, rowsOf } from '@/engine/gateway/envelope'
import { GatewayError } from '@/engine/gateway/errors'
import { createFaults } from '@/sandbox/faults/createFaults'
import type { Fault } from '@/sandbox/faults/Fault'
import { aLatch, aPortal } from '@/tests/server/portalFixture'
import { fakeCookies } from './fakeTransport'

const rows = { code: 200, msg: 'ok', rows: [{ id: 1 }], total: 1 }

/** The client over a real connection to a gateway that answers every call with one row, behind a fault plane. */
async function wired(...faults: readonly Fault[]) {
  const plane = createFaults()
  for (const fault of faults) plane.set(fault)
  return { ...(await served(() => Response.json(rows), plane)), plane }
}

async function served(answer: () => Response, plane = createFaults()) {
  const asked: string[] = []
  const fetch = plane.around(async (request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`)
    return answer()
  })
  const port = await aPortal({ gateway: { fetch } })
  const { cookies, stored } = fakeCookies()
  stored.set('Admin-Tokens', 'secret-token')
  const log: string[] = []
  let calls = 0
  const gateway = createGateway({
    baseUrl: `http://127.0.0.1:${port}/prod-api`,
    dialect: dialects.specification,
    language: () => 'en-US',
    cookies,
    log: (line) => log.push(line),
    newRequestId: () => `r${(calls += 1)}`,
  })
  const ask = async () => rowsOf(await gateway.client.get('/list', { timeoutMs: 5_000 })).rows
  return { ...gateway, ask, asked, log }
}

async function failureOf(call: Promise<unknown>): Promise<GatewayError> {
  const error: unknown = await call.then(
    () => new Error('did not fail'),
    (reason: unknown) => reason,
  )
  if (error instanceof GatewayError) return error
  throw error
}

const always = { times: 'always' } as const
const isNetwork = { kind: 'network', messageKey: 'errors.network', shown: 'toast' }
const isUnreadable = { situation: 'unreadable', requestId: 'r1', shown: 'toast' }

describe('reads over a real connection', () => {
  it.each<[row: string, fault: Fault, failure: object]>([
    [
      'A1',
      { status: 502, body: '<h1>Bad gateway</h1>' },
      { kind: 'server', messageKey: 'errors.network', durationMs: 5_000 },
    ],
    ['A6', { reset: 'midway' }, isNetwork],
    ['A6', { reset: 'before' }, isNetwork],
    ['A8', { truncate: 20 }, isUnreadable],
    ['A9', { body: '' }, isUnreadable],
    ['A10', { status: 204 }, isUnreadable],
    ['A11', { body: '<!doctype html><p>Sign in to our Wi-Fi' }, { situation: 'unexpected' }],
    ['A12', { body: '[]' }, isUnreadable],
    ['A12', { body: 'null' }, isUnreadable],
    ['A12', { body: '"ok"' }, isUnreadable],
    ['A12', { body: '42' }, isUnreadable],
    ['A15', { code: {} }, isUnreadable],
    ['A16', { body: '{"code":200,"msg":"ok"}' }, isUnreadable],
    ['A17', { code: 500, msg: 'balance too small' }, { kind: 'refused', msg: 'balance too small' }],
    ['A18', { code: 403 }, { kind: 'forbidden', shown: 'notification' }],
    ['A19', { code: 404 }, { kind: 'missing' }],
    ['A19', { status: 404, body: '<h1>Not found</h1>' }, { kind: 'missing' }],
    ['A20', { code: 601 }, { kind: 'refused', message: 'errors.unknown', shown: 'notification' }],
    ['A23', { status: 500, commit: true }, { kind: 'server' }],
    ['A26', { headers: { 'Content-Encoding': 'gzip' } }, isNetwork],
    [
      'A31',
      { status: 429, headers: { 'Retry-After': '7' } },
      { message: 'errors.tooMany', retryAfterMs: 7_000 },
    ],
    ['A31', { status: 413 }, { message: 'errors.tooLarge' }],
  ])('%s: %j', async (_row, fault, failure) => {
    const { ask, gate, session, log, plane } = await wired({ ...fault, ...always })
    expect(await failureOf(ask())).toMatchObject(failure)
    expect(gate.state()).toBe('closed')
    expect(session.token()).toBe('secret-token')
    expect(log.join()).not.toContain('secret')
    plane.clear()
    expect(await ask()).toEqual([{ id: 1 }])
  })

  it.each([{ status: 401 }, { code: 401 }, { status: 401, code: 401 }])(
    'A22: %j asks for one new login',
    async (fault) => {
      const { ask, asked, gate, plane } = await wired({ ...fault, ...always })
      const failures = await Promise.all([failureOf(ask()), failureOf(ask())])
      expect(failures).toMatchObject([{ kind: 'auth' }, { kind: 'auth' }])
      expect(gate.state()).toBe('asking')
      expect(plane.list()).toMatchObject([{ met: 2 }])
      expect(asked).toEqual([])
    },
  )

  it('A2: after a 503 the client waits as long as it says, and retries twice', async () => {
    const { ask, plane } = await wired({ status: 503, headers: { 'Retry-After': '1' }, times: 2 })
    const start = performance.now()
    expect(await ask()).toHaveLength(1)
    expect(performance.now() - start).toBeGreaterThanOrEqual(1_990)
    expect(plane.list()).toMatchObject([{ met: 2 }])
  })

  it('A16: the log names the call and the missing field, and nothing secret', async () => {
    const { client, log } = await wired({ body: '{"code":200}' })
    const options = { query: { address: 'secret-address' } }
    const answer = await client.get('/store/storeDraw/list', options)
    expect(() => rowsOf(answer)).toThrow(GatewayError)
    expect(log).toEqual(['GET /store/storeDraw/list (request r1): no usable "rows"'])
  })

  it('A24: valid JSON is read under any type, with a line in the log', async () => {
    const { ask, log } = await wired({ body: JSON.stringify(rows), contentType: 'text/html' })
    expect(await ask()).toEqual([{ id: 1 }])
    expect(log).toEqual(['GET /list (request r1): JSON sent as text/html'])
  })

  it('A27: byte by byte, the time of the whole call counts', async () => {
    const { client } = await wired({ body: JSON.stringify(rows), dripMs: 100 })
    const start = performance.now()
    expect(await failureOf(client.get('/list', { timeoutMs: 400 }))).toMatchObject({
      kind: 'timeout',
    })
    expect(performance.now() - start).toBeLessThan(4_000)
  })

  it('A29: no key of an answer becomes a property of anything', async () => {
    const body =
      '{"code":200,"__proto__":{"isAdmin":true},"data":{"constructor":{"prototype":{"isAdmin":true}},"a":1,"a":2}}'
    const { client } = await wired({ body })
    const answer = await client.get('/getInfo')
    expect(dataOf(answer)).toMatchObject({ a: 2 })
    expect(answer.body).not.toHaveProperty('isAdmin')
    expect({}).not.toHaveProperty('isAdmin')
  })

  it.each([
    ['10,000 levels', `{"code":200,"data":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['50 MB', `{"code":200,"data":"${'x'.repeat(50_000_000)}"}`],
  ])('A30: %s are refused', async (_what, body) => {
    const { client } = await wired({ body, contentType: 'text/plain' })
    expect(await failureOf(client.get('/list'))).toMatchObject(isUnreadable)
  })

  it('A30: an endless answer is aborted as soon as it is too long, and not retried', async () => {
    const ended = aLatch<string>()
    const chunk = new Uint8Array(1024 * 1024).fill(0x20)
    const pull = (into: ReadableStreamDefaultController) => into.enqueue(chunk)
    const cancel = () => ended.open('by the client')
    const { client, asked } = await served(() => {
      const body = new ReadableStream({ pull, cancel })
      return new Response(body, { headers: { 'Content-Type': 'text/plain' } })
    })
    expect(await failureOf(client.get('/list'))).toMatchObject(isUnreadable)
    expect(await ended.opened).toBe('by the client')
    expect(asked).toHaveLength(1)
  })
})

describe('mutations over a real connection', () => {
  it.each<[row: string, fault: Fault]>([
    ['A1', { status: 502, body: '<h1>Bad gateway</h1>' }],
    ['A2', { status: 503, headers: { 'Retry-After': '1' } }],
    ['A6', { reset: 'after' }],
    ['A8', { truncate: 9 }],
    ['A9', { body: '' }],
    ['A11', { body: '<html>' }],
  ])('%s: %j leaves the outcome open, and nothing is sent again', async (_row, fault) => {
    const { client, plane } = await wired({ ...fault, ...always })
    expect(await failureOf(client.post('/store/storeDraw', { body: {} }))).toMatchObject({
      unknownOutcome: true,
      messageKey: 'errors.unknownOutcome',
    })
    expect(plane.list()).toMatchObject([{ met: 1 }])
  })

  it('A10: a 204 means success', async () => {
    const { client } = await wired({ status: 204 })
    expect(await client.delete('/store/storeDraw/1')).toMatchObject({ code: 200 })
  })
})

describe('A35: a gateway that fails half of the time', () => {
  it.each(['one', 'two', 'three'])('breaks nothing on the seeded walk %s', async (seed) => {
    const harms: readonly Fault[] = [
      { status: 502, body: '<html>' },
      { status: 500 },
      { code: 500, msg: 'no' },
      { code: 'abc' },
      { body: '' },
      { truncate: 9 },
      { reset: 'midway' },
      { body: '{"__proto__":{"isAdmin":true}}' },
    ]
    const walked = await wired()
    for (const [place, harm] of harms.entries())
      walked.plane.set({ ...harm, ...always, share: 0.08, seed: `${seed} ${place}` })
    const outcomes = { good: 0, failed: 0 }
    for (let step = 0; step < 60; step += 1) {
      const writes = step % 4 === 3
      const { client, session, gate } = walked
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await (
        writes ? client.put('/store', { body: { step } }) : client.get('/list')
      ).then(
        (answer) => (rowsOf({ ...answer, bareEmpty: true }), 'good' as const),
        (error: unknown) => {
          expect(error).toBeInstanceOf(GatewayError)
          expect(error).toMatchObject({ message: expect.not.stringContaining('<') })
          return 'failed' as const
        },
      )
      outcomes[outcome] += 1
      expect(gate.state()).toBe('closed')
      expect(session.token()).toBe('secret-token')
    }
    expect(outcomes.good).toBeGreaterThan(5)
    expect(outcomes.failed).toBeGreaterThan(5)
    expect({}).not.toHaveProperty('isAdmin')
    expect(walked.log.join()).not.toContain('secret')
    walked.plane.clear()
    expect(await walked.ask()).toHaveLength(1)
  })
})
