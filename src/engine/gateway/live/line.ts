import { config } from '@/engine/config'
import type { Clock } from './clock'

/** The used part of a WebSocket. */
export type LiveSocket = Pick<WebSocket, 'readyState' | 'bufferedAmount' | 'close'> & {
  send: (text: string) => void
}

export type SocketListener = {
  onOpen: () => void
  onMessage: (data: unknown) => void
  onClose: (code: number) => void
  onError: () => void
}

export type SocketAddress = {
  url: string
  /** Offered sub-protocols; default none. */
  protocols?: readonly string[]
}

export type OpenSocket = (address: SocketAddress, listener: SocketListener) => LiveSocket

export const openWebSocket: OpenSocket = (address, listener) => {
  const { url, protocols = [] } = address
  const { onOpen, onMessage, onClose, onError } = listener
  const socket = new WebSocket(url, [...protocols])
  socket.binaryType = 'arraybuffer'
  socket.addEventListener('open', onOpen)
  socket.addEventListener('message', ({ data }) => onMessage(data))
  socket.addEventListener('close', ({ code }) => onClose(code))
  socket.addEventListener('error', onError)
  return socket
}

const socketOpen = 1

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
 * One connection from handshake to end. Calls `onEnd` once, and never after `close`.
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
