import type { Connection, Live, LiveSocket } from '../live/createLive'
import type { SocketFault } from './Fault'

export type SocketFaults = {
  /** Acts on the open sockets and gives how many there are. */
  act(fault: SocketFault): number
  /** Unmutes the sockets and lets new ones in. */
  clear(): void
  /** The same channel behind the faults. */
  around(live: Live): Live
}

type Open = { socket: LiveSocket; connection: Connection }

type Refusal = { status: 401 | 403 | 503; left: number }

export function createSocketFaults(): SocketFaults {
  const open = new Set<Open>()
  let isMuted = false
  let refusal: Refusal = { status: 503, left: 0 }

  return {
    act(fault) {
      const reached = open.size
      if (fault.socket === 'mute') isMuted = fault.on
      else if (fault.socket === 'destroy') for (const one of open) leave(one, breakOff)
      else if (fault.socket === 'close')
        for (const one of open) leave(one, (left) => hangUp(left, fault.code))
      else if (fault.socket === 'refuse') {
        const { status = 503, times = 1 } = fault
        refusal = { status, left: times === 'always' ? Infinity : times }
      } else {
        for (let sent = 0; sent < (fault.times ?? 1); sent += 1)
          for (const { socket } of open) socket.send(fault.frame)
      }
      return reached
    },
    clear() {
      isMuted = false
      refusal = { ...refusal, left: 0 }
    },
    around: (live) => ({
      ...live,
      async admit(token) {
        if (refusal.left > 0) {
          refusal.left -= 1
          return { status: refusal.status }
        }
        const admission = await live.admit(token)
        if (!('join' in admission)) return admission
        return { join: (socket) => follow(socket, admission.join(muffle(socket))) }
      },
    }),
  }

  function leave(one: Open, how: (one: Open) => void): void {
    open.delete(one)
    how(one)
  }

  function muffle(socket: LiveSocket): LiveSocket {
    return {
      send: (text) => {
        if (!isMuted) socket.send(text)
      },
      close: (code, reason) => socket.close(code, reason),
      ...(socket.destroy && { destroy: socket.destroy }),
    }
  }

  function follow(socket: LiveSocket, connection: Connection): Connection {
    const one = { socket, connection }
    open.add(one)
    return {
      heard: (bytes) => {
        if (!isMuted) connection.heard(bytes)
      },
      gone: () => {
        open.delete(one)
        connection.gone()
      },
    }
  }
}

/** The gateway learns of it as of a line that was cut. */
function hangUp({ socket, connection }: Open, code: number): void {
  socket.close(code, 'fault')
  connection.gone()
}

function breakOff({ socket, connection }: Open): void {
  if (socket.destroy) socket.destroy()
  else socket.close(1006, '')
  connection.gone()
}
