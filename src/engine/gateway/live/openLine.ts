import { config } from '@/engine/config'
import { createHeartbeat } from './heartbeat'
import { socketOpen, type OpenSocket, type SocketAddress } from './openSocket'
import type { Clock } from './types'

export type Line = ReturnType<typeof openLine>

export type LineEnd = {
  /** For the log. */
  reason: string
  code?: number
  /** Nothing can have arrived since then; milliseconds since 1970. */
  at: number
}

type Options = {
  address: SocketAddress
  openSocket: OpenSocket
  clock: Pick<Clock, 'now'>
  onOpen: () => void
  onMessage: (data: unknown) => void
  onEnd: (end: LineEnd) => void
}

/**
 * One connection, from its handshake to its end. Calls `onEnd` once, and never after `close`.
 *
 * @throws what `openSocket` throws
 */
export function openLine({ address, openSocket, clock, onOpen, onMessage, onEnd }: Options) {
  const begunAt = clock.now()
  let isEnded = false
  let beatAt = begunAt
  const socket = openSocket(address, {
    onOpen: () => {
      if (isEnded) return
      beatAt = clock.now()
      onOpen()
    },
    onMessage: (data) => {
      if (isEnded) return
      heartbeat.heard(data)
      onMessage(data)
    },
    onClose: (code) => end({ reason: `closed with ${code}`, code, at: clock.now() }),
    onError: () => end({ reason: 'error', at: clock.now() }),
  })
  const heartbeat = createHeartbeat(socket)

  function end(how: LineEnd) {
    if (isEnded) return
    close()
    onEnd(how)
  }
  function close() {
    isEnded = true
    socket.close()
  }
  function beat() {
    if (clock.now() - beatAt < config.heartbeatMs) return
    beatAt = clock.now()
    if (heartbeat.beat()) return
    const silentMs = config.deadHeartbeats * config.heartbeatMs
    end({ reason: 'no sign of life', at: clock.now() - silentMs })
  }

  return {
    /** Sends a heartbeat when due and ends a dead line; called about every second. */
    pulse() {
      // §4: no heartbeat while opening or closing
      if (socket.readyState === socketOpen) beat()
      else if (clock.now() - begunAt >= config.requestTimeoutMs)
        end({ reason: 'no answer', at: clock.now() })
    },
    close,
  }
}
