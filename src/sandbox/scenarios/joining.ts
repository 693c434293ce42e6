import type { Live, LiveSocket } from '../live/createLive'
import type { Clock, CallOff } from '../values/clock'

/**
 * The same channel, with something that begins when a socket joins.
 *
 * @param begin gives what calls it off when the socket is gone
 */
export function joining(
  live: Live,
  begin: (socket: LiveSocket, token: string, gone: () => void) => CallOff,
): Live {
  return {
    ...live,
    admit: async (token) => {
      const admission = await live.admit(token)
      if ('status' in admission) return admission
      return {
        join: (socket) => {
          const connection = admission.join(socket)
          const callOff = begin(socket, token ?? '', connection.gone)
          return {
            heard: connection.heard,
            gone: () => {
              callOff()
              connection.gone()
            },
          }
        },
      }
    },
  }
}

/** The same channel, each socket of which is closed by the gateway after a while. */
export function closing(
  live: Live,
  clock: Clock,
  { after, code }: { after: (token: string) => number; code: number },
): Live {
  return joining(live, (socket, token, gone) =>
    clock.after(after(token), () => {
      socket.close(code, 'scenario')
      gone()
    }),
  )
}
