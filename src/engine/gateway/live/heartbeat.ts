import { config } from '@/engine/config'
import type { LiveSocket } from './openSocket'

/**
 * §4, §9: sends empty messages. The line is dead if `config.deadHeartbeats` in a row found unsent data, or got no
 * answer from a gateway that has echoed one before.
 */
export function createHeartbeat(socket: Pick<LiveSocket, 'bufferedAmount' | 'send'>) {
  let waiting = 0
  let stuck = 0
  let silent = 0
  let answers = false

  return {
    /** Returns false if the line is dead. */
    beat(): boolean {
      const { bufferedAmount } = socket
      stuck = bufferedAmount > 0 && bufferedAmount >= waiting ? stuck + 1 : 0
      waiting = bufferedAmount
      if (Math.max(stuck, answers ? silent : 0) >= config.deadHeartbeats) return false
      socket.send('')
      silent += 1
      return true
    },
    heard(message: unknown) {
      silent = 0
      answers ||= message === ''
    },
  }
}
