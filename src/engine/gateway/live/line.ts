import { config } from '@/engine/config'
import type { Clock } from './clock'
import type { AskChannel, TokenCarrier } from './handshake'

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

export type Line = ReturnType<typeof createLine>

export type LineEnd = {
  /** For the log. */
  reason: string
  code?: number
  /** Nothing can have arrived since then; milliseconds since 1970. */
  at: number
}

type Options = {
  /** Without the token. */
  url: string
  token: string
  carrier: TokenCarrier
  askChannel: AskChannel
  openSocket: OpenSocket
  clock: Pick<Clock, 'now'>
  onOpen: () => void
  onMessage: (data: unknown) => void
  onEnd: (end: LineEnd) => void
}

const reasons = { there: 'refused', none: 'no channel', away: 'the gateway is away' } as const

/** One connection, from the probe of its address to its end. Calls `onEnd` once, and never after `close`. */
export function createLine(options: Options) {
  const { url, token, carrier, clock, onOpen, onMessage, onEnd } = options
  const begunAt = clock.now()
  const open = new AbortController()
  let beatAt: number | undefined
  let socket: LiveSocket | undefined
  let heartbeat: ReturnType<typeof createHeartbeat> | undefined

  function end(reason: string, more: Partial<LineEnd> = {}) {
    if (open.signal.aborted) return
    close()
    if (beatAt === undefined) carrier.failed()
    onEnd({ reason, at: clock.now(), ...more })
  }

  function close() {
    open.abort()
    socket?.close()
  }

  function connect() {
    try {
      socket = options.openSocket(carrier.address(url, token), {
        onOpen() {
          if (open.signal.aborted) return
          beatAt = clock.now()
          carrier.opened()
          onOpen()
        },
        onMessage(data) {
          if (open.signal.aborted) return
          heartbeat?.heard(data)
          onMessage(data)
        },
        onClose: (code) => end(`closed with ${code}`, { code }),
        onError: () => end('error'),
      })
      heartbeat = createHeartbeat(socket)
    } catch {
      // the error may contain the address, and with it the token
      end('not allowed here')
    }
  }

  function beat(sentAt: number) {
    if (clock.now() - sentAt < config.heartbeatMs) return
    beatAt = clock.now()
    if (heartbeat?.beat()) return
    const silentMs = config.deadHeartbeats * config.heartbeatMs
    end('no sign of life', { at: clock.now() - silentMs })
  }

  return {
    async open() {
      if (carrier.isSafe()) return connect()
      const sign = await options.askChannel(token, open.signal)
      if (open.signal.aborted) return
      if (carrier.allows(sign)) connect()
      else end(reasons[sign.found])
    },
    /** Sends a heartbeat when due and ends a dead line; called about every second. */
    pulse() {
      // §4: no heartbeat while opening or closing
      if (socket?.readyState === socketOpen) beat(beatAt ?? begunAt)
      else if (clock.now() - begunAt >= config.requestTimeoutMs) end('no answer')
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
