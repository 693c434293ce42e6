// @vitest-environment node
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkSilence } from '@/engine/gateway/live/silenceCheck'
import type { FakeSocket } from './fakeSockets'
import { openChannel } from './openChannel'

const second = 1_000
const minute = 60 * second

/** An open channel with its silence check, and the gateway's matched orders. */
function openChecked({ leads = true } = {}) {
  const answer = (socket: FakeSocket) => socket.accept()
  const opened = openChannel({ answer })
  const { channel, clock } = opened
  const matched: { key: string; at: number }[] = []
  const asked: [number, number][] = []
  const world = { isDown: false }
  const missed = async (from: number, to: number) => {
    asked.push([from, to])
    if (world.isDown) throw new Error('no answer')
    return matched.filter(({ at }) => at >= from - 4 * second)
  }
  const end = checkSilence({ channel, clock, missed, leader: { leads: () => leads } })
  onTestFinished(end)
  const match = (key: string) => matched.push({ key, at: clock.now() })
  return { ...opened, asked, world, match, end }
}

describe('F6: a dead line that is not closed, with a gateway that answers no heartbeat', () => {
  it('is found by what it should have announced, and replaced with a gap', async () => {
    const { channel, clock, sockets, gaps, match, lines } = openChecked()
    await clock.pass(minute)
    match('7')
    const missedAt = clock.now()
    await clock.pass(3 * minute)
    expect([sockets.all.length, gaps]).toEqual([1, []])
    await clock.pass(minute)
    expect([channel.state().status, sockets.all.length, sockets.alive()]).toEqual(['open', 2, 1])
    expect(gaps).toHaveLength(1)
    expect(gaps[0]).toMatchObject({ from: missedAt })
    expect(gaps[0]?.missedSince).toBeLessThan(missedAt)
    expect(lines).toContain('live channel: silent, though there was something to tell')
  })

  it('is not suspected of a line that announced it, under any key', async () => {
    const { clock, sockets, match } = openChecked()
    await clock.pass(minute)
    match('7')
    sockets.last().message('{"command":"1001","data":{"hash":"0xab"}}')
    await clock.pass(60 * minute)
    expect(sockets.all).toHaveLength(1)
  })

  it('is not suspected of a line whose message may still arrive', async () => {
    const { clock, sockets, match } = openChecked()
    await clock.pass(5 * minute - 2 * second)
    match('7')
    await clock.pass(3 * second)
    sockets.last().message('{"command":"1001","data":{"id":"7"}}')
    await clock.pass(60 * minute)
    expect(sockets.all).toHaveLength(1)
  })

  it('costs one request in five minutes, from one tab, and none once it has ended', async () => {
    const { asked, channel, clock, end } = openChecked()
    await clock.pass(60 * minute)
    expect(asked).toHaveLength(12)
    channel.stop()
    await clock.pass(60 * minute)
    expect([asked.length, clock.pending()]).toEqual([12, 0])
    channel.start()
    await clock.pass(minute)
    end()
    await clock.pass(60 * minute)
    expect(asked).toHaveLength(12)
    const other = openChecked({ leads: false })
    await other.clock.pass(60 * minute)
    expect(other.asked).toEqual([])
  })

  it('is checked again if no answer came', async () => {
    const { clock, sockets, match, world } = openChecked()
    await clock.pass(minute)
    match('7')
    world.isDown = true
    await clock.pass(5 * minute)
    expect(sockets.all).toHaveLength(1)
    world.isDown = false
    await clock.pass(5 * minute)
    expect(sockets.all).toHaveLength(2)
  })
})
