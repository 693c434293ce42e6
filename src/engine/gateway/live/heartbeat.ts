import { config } from '@/engine/config'
import type { LiveSocket } from './openSocket'

export type Heartbeat = {
  /** Sends one; false when the line is dead. */
  beat: () => boolean
  /** Something came. */
  heard: (message: unknown) => void
}

/**
 * §4, §9: empty messages. A line is dead when `config.deadHeartbeats` of them, one after the other, found what
 * is to be sent still waiting, or met silence from a gateway that is known to send empty messages back.
 */
export function createHeartbeat(socket: Pick<LiveSocket, 'bufferedAmount' | 'send'>): Heartbeat {
  let waiting = 0
  let stuck = 0
  let silent = 0
  let answers = false

  return {
    beat() {
      const { bufferedAmount } = socket
      stuck = bufferedAmount > 0 && bufferedAmount >= waiting ? stuck + 1 : 0
      waiting = bufferedAmount
      if (Math.max(stuck, answers ? silent : 0) >= config.deadHeartbeats) return false
      socket.send('')
      silent += 1
      return true
    },
    heard(message) {
      silent = 0
      answers ||= message === ''
    },
  }
}
