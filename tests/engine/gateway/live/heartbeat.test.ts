// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createHeartbeat } from '@/engine/gateway/live/line'

function open() {
  const sent: string[] = []
  const socket = { bufferedAmount: 0, send: (text: string) => void sent.push(text) }
  return { socket, sent, heartbeat: createHeartbeat(socket) }
}

describe('§9 heartbeat of a line', () => {
  it('is an empty message, also to a gateway that never answers', () => {
    const { heartbeat, sent } = open()
    for (let beats = 0; beats < 10; beats += 1) expect(heartbeat.beat()).toBe(true)
    expect(sent).toEqual(Array(10).fill(''))
  })

  it('finds the line dead after three beats with unsent data, and sends no fourth', () => {
    const { heartbeat, socket, sent } = open()
    socket.bufferedAmount = 6
    expect([heartbeat.beat(), heartbeat.beat(), heartbeat.beat()]).toEqual([true, true, false])
    expect(sent).toHaveLength(2)
  })

  it('finds the line slow, not dead, when less data waits than before', () => {
    const { heartbeat, socket } = open()
    const said = [6, 6, 5, 5, 0, 0, 6].map((waiting) => {
      socket.bufferedAmount = waiting
      return heartbeat.beat()
    })
    expect(said).toEqual(Array(7).fill(true))
  })

  it('finds the line dead after three unanswered beats, if the gateway has answered one', () => {
    const { heartbeat, sent } = open()
    heartbeat.heard('{"command":"1001"}')
    expect([heartbeat.beat(), heartbeat.beat(), heartbeat.beat(), heartbeat.beat()]).toEqual(
      Array(4).fill(true),
    )
    heartbeat.heard('')
    heartbeat.heard('something else')
    expect([1, 2, 3, 4].map(() => heartbeat.beat())).toEqual([true, true, true, false])
    heartbeat.heard('{}')
    expect(heartbeat.beat()).toBe(true)
    expect(sent).toHaveLength(8)
  })
})
