import type { LiveFaults } from '../faults/Fault'
import type { Connection, Join, Live, LiveSocket } from './createLive'

/** The same channel, whose open connections a fault plane reaches. */
export function breakable(live: Live): { live: Live; faults: LiveFaults } {
  const open = new Map<LiveSocket, Connection>()
  let isMuted = false

  const joinWith = (join: Join): Join => {
    return (socket) => {
      const connection = join({
        send: (text) => {
          if (!isMuted) socket.send(text)
        },
        close: (code, reason) => {
          open.delete(socket)
          socket.close(code, reason)
        },
      })
      open.set(socket, connection)
      return {
        heard: (bytes) => {
          if (!isMuted) connection.heard(bytes)
        },
        gone: () => {
          open.delete(socket)
          connection.gone()
        },
      }
    }
  }

  return {
    live: {
      ...live,
      admit: async (token) => {
        const admission = await live.admit(token)
        return 'join' in admission ? { join: joinWith(admission.join) } : admission
      },
    },
    faults: {
      send: (frame) => {
        for (const socket of open.keys()) socket.send(frame)
        return open.size
      },
      close: (code) => {
        const ended = [...open]
        open.clear()
        for (const [socket, connection] of ended) {
          connection.gone()
          socket.close(code, 'fault')
        }
        return ended.length
      },
      mute: (on) => {
        isMuted = on
      },
    },
  }
}
