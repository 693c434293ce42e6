// @vitest-environment node
import { expect, it } from 'vitest'
import { createCountPoll } from '@/engine/gateway/live/countPoll'
import { fakeGateway, ok } from '../fakeTransport'
import type { FakeSocket } from './fakeSockets'
import { openChannel } from './openChannel'

const minute = 60_000

it('goal 29: ten minutes without a gateway are at most 60 requests of a tab, handshakes included', async () => {
  let isDown = false
  const wire = fakeGateway(() => (isDown ? 'lost' : ok(true)), { token: 'any' })
  const answer = (socket: FakeSocket) => (isDown ? socket.fail() : socket.accept())
  const { channel, clock, session, sockets, gaps } = openChannel({ answer })
  const ask = (signal: AbortSignal) =>
    wire.client.get('/api/apiDraw/exist/fail', { background: true, once: true, signal })
  const poll = createCountPoll({
    kind: 'failedPayouts',
    session,
    everyMs: 300_000,
    count: (signal) => ask(signal).then(() => 1),
    clock,
    leader: { leads: () => true, subscribe: () => () => undefined },
    onFound: () => undefined,
  })
  channel.subscribe(() => {
    if (channel.state().status === 'open') poll.checkNow()
  })
  poll.start()
  await clock.pass(4 * minute)
  const before = { sockets: sockets.all.length, calls: wire.sent.length }
  isDown = true
  sockets.last().drop()
  await clock.pass(10 * minute)
  const handshakes = sockets.all.length - before.sockets
  const calls = wire.sent.length - before.calls
  expect(handshakes).toBe(24)
  expect(calls).toBeGreaterThan(0)
  expect(handshakes + calls).toBeLessThanOrEqual(30)
  isDown = false
  await clock.pass(minute)
  expect(gaps).toHaveLength(1)
  expect(poll.state()).toMatchObject({ status: 'idle', count: 1 })
  expect((poll.state().checkedAt ?? 0) - (gaps[0]?.to ?? 0)).toBeLessThanOrEqual(5_000)
  poll.stop()
})
