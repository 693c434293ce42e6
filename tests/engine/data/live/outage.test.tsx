import { expect, it, vi } from 'vitest'
import type { FakeSocket } from '@/tests/engine/gateway/live/fakeSockets'
import { openChannel } from '@/tests/engine/gateway/live/openChannel'
import { openCount } from './openCount'

const second = 1_000

it('goal 29: ten minutes without a gateway are at most 60 requests of a tab, handshakes included', async () => {
  let isDown = false
  const answer = (socket: FakeSocket) => (isDown ? socket.fail() : socket.accept())
  const { channel, clock, sockets, gaps } = openChannel({ answer })
  const { queryClient, asked, found } = openCount({
    answer: () => (isDown ? Promise.reject(new Error('lost')) : 1),
  })
  channel.subscribe(() => {
    if (channel.state().status === 'open') void queryClient.invalidateQueries()
  })
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) {
      await clock.pass(second)
      await vi.advanceTimersByTimeAsync(second)
    }
  }
  await pass(240)
  const before = { sockets: sockets.all.length, calls: asked.count, found: found.length }
  isDown = true
  sockets.last().drop()
  await pass(600)
  const handshakes = sockets.all.length - before.sockets
  const calls = asked.count - before.calls
  expect(handshakes).toBe(24)
  expect(calls).toBeGreaterThan(0)
  expect(handshakes + calls).toBeLessThanOrEqual(30)
  expect(found).toHaveLength(before.found)
  isDown = false
  await pass(60)
  expect(gaps).toHaveLength(1)
  expect(found).toHaveLength(before.found + 1)
})
