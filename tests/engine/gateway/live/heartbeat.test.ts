// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createHeartbeat } from '@/engine/gateway/live/line'

function open() {
  const sent: string[] = []
  const socket = { bufferedAmount: 0, send: (text: string) => void sent.push(text) }
  return { socket, sent, heartbeat: createHeartbeat(socket) }
}

describe('§9 heartbeat of a line', () => {
  it('is an empty message, whether or not a gateway answers that never did', () => {
    const { heartbeat, sent } = open()
    for (let beats = 0; beats < 10; beats += 1) expect(heartbeat.beat()).toBe(true)
    expect(sent).toEqual(Array(10).fill(''))
  })

  it('finds it dead when what is to be sent has waited for three, and sends no fourth', () => {
    const { heartbeat, socket, sent } = open()
    socket.bufferedAmount = 6
    expect([heartbeat.beat(), heartbeat.beat(), heartbeat.beat()]).toEqual([true, true, false])
    expect(sent).toHaveLength(2)
  })

  it('finds it slow, not dead, where less waits than before, or nothing', () => {
    const { heartbeat, socket } = open()
    const said = [6, 6, 5, 5, 0, 0, 6].map((waiting) => {
      socket.bufferedAmount = waiting
      return heartbeat.beat()
    })
    expect(said).toEqual(Array(7).fill(true))
  })

  it('finds it dead when three are met with silence by a gateway that has answered one', () => {
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
