// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createAuthGate } from '@/engine/gateway/authGate'
import { createSession } from '@/engine/gateway/session'
import { fakeCookies, fakeGateway, refusal, type Reply } from './fakeTransport'

function openGate() {
  const session = createSession(fakeCookies().cookies, false)
  session.signIn('t1')
  const clock = { ms: 1_000 }
  const gate = createAuthGate(session, () => clock.ms)
  const heard = vi.fn<() => void>()
  gate.subscribe(heard)
  return { session, gate, clock, heard }
}

describe('§8 one prompt for an expired login', () => {
  it('B1: asks once for ten reports', () => {
    const { gate, heard } = openGate()
    for (let call = 0; call < 10; call += 1) gate.report('t1', false)
    expect(gate.state()).toBe('asking')
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('B2: does not ask again for 60 s after "stay"', () => {
    const { gate, clock } = openGate()
    gate.report('t1', false)
    gate.stay()
    clock.ms += 59_999
    gate.report('t1', false)
    expect(gate.state()).toBe('quiet')
    clock.ms += 1
    gate.report('t1', false)
    expect(gate.state()).toBe('asking')
  })

  it('B2: never asks again for background calls after "stay"', () => {
    const { gate, clock } = openGate()
    gate.report('t1', true)
    expect(gate.state()).toBe('asking')
    gate.stay()
    clock.ms += 3_600_000
    gate.report('t1', true)
    expect(gate.state()).toBe('quiet')
  })

  it('ignores answers to calls sent under an older token', () => {
    const { session, gate } = openGate()
    session.signIn('t2')
    gate.report('t1', false)
    expect(gate.state()).toBe('closed')
  })

  it.each(['asking', 'quiet'])('closes on a new login while %s', (state) => {
    const { session, gate } = openGate()
    gate.report('t1', false)
    if (state === 'quiet') gate.stay()
    session.signIn('t2')
    expect(gate.state()).toBe('closed')
  })

  it('closes with the session', () => {
    const { session, gate } = openGate()
    gate.report('t1', false)
    session.clear()
    expect(gate.state()).toBe('closed')
  })

  it('stays open when the session only loads its user', () => {
    const { session, gate } = openGate()
    gate.report('t1', false)
    session.load({
      user: { userId: '1', userName: 'a', userType: '00', avatar: '' },
      roles: [],
      permissions: [],
    })
    expect(gate.state()).toBe('asking')
    gate.reset()
    expect(gate.state()).toBe('closed')
  })
})

describe('criterion 5: calls that fail with 401', () => {
  it.each([
    [10, 0],
    [10, 20],
    [10, 100],
    [1_000, 0],
  ])('%i of them, %i ms apart, make one prompt and no logout', async (count, apartMs) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const gateway = fakeGateway(
      (_sent, earlier) =>
        new Promise((resolve) => setTimeout(() => resolve(refusal(401)), earlier * apartMs)),
      { token: 't1' },
    )
    const [asked, cleared] = [vi.fn<() => void>(), vi.fn<() => void>()]
    gateway.gate.subscribe(asked)
    gateway.session.subscribe(cleared)
    const calls = Array.from({ length: count }, () =>
      gateway.client.get('/store/bill/list').catch((error: unknown) => error),
    )
    await vi.advanceTimersByTimeAsync(count * apartMs)
    for (const error of await Promise.all(calls)) expect(error).toMatchObject({ kind: 'auth' })
    expect(asked).toHaveBeenCalledTimes(1)
    expect(cleared).not.toHaveBeenCalled()
    expect(gateway.sent.filter(({ method }) => method === 'POST')).toEqual([])
    expect(gateway.session.token()).toBe('t1')
  })
})

describe('B1: the gate behind the client', () => {
  it('B26: shows the gateway’s words of the first 401', async () => {
    const words = ['This account is frozen', 'Something else']
    const gateway = fakeGateway((_sent, earlier) => refusal(401, words[earlier]), { token: 't1' })
    for (const path of ['/a', '/b']) await gateway.client.get(path).catch(() => {})
    expect(gateway.gate.reason()).toBe('This account is frozen')
  })

  it('makes one prompt of ten parallel calls spread over two seconds', async () => {
    vi.useFakeTimers()
    const gateway = fakeGateway(
      (_sent, earlier) =>
        new Promise((resolve) => setTimeout(() => resolve(refusal(401)), earlier * 200)),
      { token: 't1' },
    )
    const heard = vi.fn<() => void>()
    gateway.gate.subscribe(heard)
    const calls = Array.from({ length: 10 }, () =>
      gateway.client.get('/store/bill/list').catch((error: unknown) => error),
    )
    await vi.advanceTimersByTimeAsync(2_000)
    for (const error of await Promise.all(calls)) expect(error).toMatchObject({ kind: 'auth' })
    expect(heard).toHaveBeenCalledTimes(1)
    expect(gateway.gate.state()).toBe('asking')
    expect(gateway.session.token()).toBe('t1')
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('does not ask when a call sent before the new login comes back', async () => {
    const late = later()
    const gateway = fakeGateway(() => late.promise, { token: 't1' })
    const call = gateway.client.get('/getInfo')
    gateway.session.signIn('t2')
    late.resolve(refusal(401))
    await expect(call).rejects.toMatchObject({ kind: 'auth' })
    expect(gateway.gate.state()).toBe('closed')
  })

  it('does not ask after a refused login', async () => {
    const gateway = fakeGateway(() => refusal(401), { token: 't1' })
    const login = gateway.client.post('/login', { token: false, body: {} })
    await expect(login).rejects.toMatchObject({ kind: 'auth' })
    expect(gateway.gate.state()).toBe('closed')
  })
})

function later() {
  let resolve: (reply: Reply) => void = () => undefined
  const promise = new Promise<Reply>((settle) => {
    resolve = settle
  })
  return { promise, resolve: (reply: Reply) => resolve(reply) }
}
