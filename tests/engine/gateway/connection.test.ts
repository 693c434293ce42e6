// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createConnection } from '@/engine/gateway/connection'
import { fakeGateway, ok, type Reply } from './fakeTransport'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  const left = vi.getTimerCount()
  vi.useRealTimers()
  if (left > 0) throw new Error(`${left} timers left`)
})

it('goal 29: is tried while something else keeps trying, so that no probe is sent', () => {
  const connection = createConnection()
  let isTrying = false
  const end = connection.triedBy(() => isTrying)
  expect(connection.isTried()).toBe(false)
  isTrying = true
  expect(connection.isTried()).toBe(true)
  end()
  expect(connection.isTried()).toBe(false)
})

describe('A32 offline', () => {
  it('sends no mutation and names the cause; reads and the logout are sent', async () => {
    const { page, client, calls, sent } = open(() => 'lost')
    page.dispatchEvent(new Event('offline'))
    for (const send of [client.post, client.put, client.delete]) {
      expect(await outcome(send('/x'))).toMatchObject({
        kind: 'offline',
        messageKey: 'errors.offline',
        unknownOutcome: false,
        durationMs: 5_000,
      })
    }
    expect(sent).toHaveLength(0)
    await outcome(client.get('/x', { once: true }))
    await outcome(calls.logout())
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST'])
  })

  it('sends each read once, which shows whether the browser is right', async () => {
    const { page, client, sent } = open(() => 'lost')
    page.dispatchEvent(new Event('offline'))
    expect(await outcome(client.get('/x'))).toMatchObject({ kind: 'network' })
    expect(sent).toHaveLength(1)
  })

  it('ends when the browser reports it, or with an answer to a later call', async () => {
    const { page, client, connection } = open(() => ok())
    const states: string[] = []
    connection.subscribe(() => states.push(connection.state()))
    page.dispatchEvent(new Event('offline'))
    page.dispatchEvent(new Event('online'))
    page.dispatchEvent(new Event('offline'))
    await client.get('/x')
    expect(states).toEqual(['offline', 'open', 'offline', 'open'])
  })

  it('does not end with the answer to an earlier call', async () => {
    let answer: (reply: Reply) => void = () => {}
    const late = new Promise<Reply>((resolve) => {
      answer = resolve
    })
    const { page, client, connection } = open(() => late)
    const call = client.get('/x')
    await vi.advanceTimersByTimeAsync(0)
    page.dispatchEvent(new Event('offline'))
    answer(ok())
    await call
    expect(connection.state()).toBe('offline')
  })
})

describe('§2.12 a gateway that is away', () => {
  it.each([
    ['lost connections', 'lost'],
    ['a proxy’s 502', { status: 502, text: '<h1>Bad Gateway</h1>' }],
  ] as const)(
    'is noticed after three attempts with %s, and an answer ends it',
    async (_, reply) => {
      const replies: Reply[] = [reply, reply, reply]
      const { client, connection } = open((_sent, earlier) => replies[earlier] ?? ok())
      await outcome(client.get('/x', { once: true }))
      await outcome(client.get('/x', { once: true }))
      expect(connection.state()).toBe('open')
      await outcome(client.get('/x', { once: true }))
      expect(connection.state()).toBe('away')
      await client.get('/x')
      expect(connection.state()).toBe('open')
    },
  )

  it('is neither one that refuses, nor an aborted call', async () => {
    const { client, connection } = open(({ url }) =>
      url.endsWith('/slow') ? 'silence' : { status: 500, text: 'stack' },
    )
    for (let count = 0; count < 5; count += 1) {
      await outcome(client.get('/x'))
      const stop = new AbortController()
      const call = client.get('/slow', { signal: stop.signal })
      await vi.advanceTimersByTimeAsync(0)
      stop.abort()
      await outcome(call)
    }
    expect(connection.state()).toBe('open')
  })
})

function open(reply: Parameters<typeof fakeGateway>[0]) {
  const page = new EventTarget()
  return { page, ...fakeGateway(reply, { token: 't1', page }) }
}

async function outcome(call: Promise<unknown>): Promise<unknown> {
  const settled = call.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(40_000)
  return settled
}
