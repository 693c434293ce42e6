import { config } from '@/engine/config'
import { createHeartbeat } from './heartbeat'
import { socketOpen, type OpenSocket, type SocketAddress } from './openSocket'
import type { Clock } from './types'

/** One connection, from its handshake to its end. */
export type Line = {
  /** Sends a heartbeat when its time has come and gives up a line that is dead; called about every second. */
  pulse: () => void
  /** Ends it; nothing is heard of it any more. */
  close: () => void
}

export type LineEnd = {
  /** For the log. */
  reason: string
  /** The close code, where one was heard. */
  code?: number
  /** Since when nothing can have come, milliseconds since 1970. */
  at: number
}

type Parts = {
  address: SocketAddress
  openSocket: OpenSocket
  clock: Pick<Clock, 'now'>
  onOpen: () => void
  onMessage: (data: unknown) => void
  onEnd: (end: LineEnd) => void
}

/**
 * Opens one. Whatever ends it, `onEnd` is told once, and never after `close`.
 *
 * @throws what `openSocket` throws
 */
export function openLine({ address, openSocket, clock, onOpen, onMessage, onEnd }: Parts): Line {
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
    pulse() {
      // §4: no heartbeat while it opens or closes
      if (socket.readyState === socketOpen) beat()
      else if (clock.now() - begunAt >= config.requestTimeoutMs)
        end({ reason: 'no answer', at: clock.now() })
    },
    close,
  }
}
