import { config } from '@/engine/config'
import { createReconnects, type Reconnects } from './reconnects'
import { createChannelTimes, type LiveGap } from './channelTimes'
import type { Clock } from './clock'
import { createTokenCarrier, type AskChannel } from './handshake'
import { openLine, type Line, type LineEnd, type OpenSocket } from './line'

/**
 * `off`: nobody to alert, stopped, or the session is over. `waiting`: no token yet. `retrying`: lost, the next attempt
 * is planned. `timedOut`: all attempts failed (§9); only `retry` or a new network starts again.
 */
export type LiveStatus = 'off' | 'waiting' | 'connecting' | 'open' | 'retrying' | 'timedOut'

export type LiveState = {
  readonly status: LiveStatus
  /** Failed attempts since the connection was last stable: 0 to `config.reconnectAttempts`. */
  readonly attempt: number
  /** Nothing can have arrived since then; milliseconds since 1970. */
  readonly lostAt?: number
  /** When the next attempt is due, milliseconds since 1970. */
  readonly nextAt?: number
}

export type ConnectorOptions = {
  /** Without the token, e.g. `wss://portal.example/ws/web/user`. */
  url: string
  openSocket: OpenSocket
  askChannel: AskChannel
  clock: Pick<Clock, 'now'>
  /** From 0 to below 1. */
  random: () => number
  /** 0 to 1. */
  jitter: number
  onState: (state: LiveState) => void
  onMessage: (data: unknown) => void
  /** Open again after a gap. */
  onRecovered: (gap: LiveGap) => void
  onOver: () => void
  /** Never gets the token. */
  log: (text: string) => void
}

/** Close codes that end or refuse the session: the gateway's own 4401, and 1008 policy violation. */
const overCodes: ReadonlySet<number | undefined> = new Set([4401, 1008])

/** §4, §9: keeps one connection with one token, and reconnects after a loss. */
export function createConnector(options: ConnectorOptions) {
  const { clock, log } = options
  const attempts = createReconnects(options)
  const times = createChannelTimes()
  const carrier = createTokenCarrier()
  let state: LiveState = { status: 'off', attempt: 0 }
  let token: string | undefined
  let line: Line | undefined
  let asking: AbortController | undefined
  /** Start of the current attempt; milliseconds since 1970. */
  let begunAt = 0
  /** §4: set on open, cleared on close or error. */
  let isLocked = false

  function become(status: LiveStatus) {
    state = stateOf(status, attempts, times.lostAt())
    options.onState(state)
  }

  function drop() {
    asking?.abort()
    asking = undefined
    line?.close()
    line = undefined
    isLocked = false
  }

  function connect(under: string) {
    if (isLocked || line || asking) return
    token = under
    begunAt = clock.now()
    times.begin(begunAt)
    become('connecting')
    if (carrier.isSafe()) open(under)
    else void ask(under)
  }

  async function ask(under: string) {
    const current = new AbortController()
    asking = current
    const sign = await options.askChannel(under, current.signal)
    if (asking !== current) return
    asking = undefined
    if (carrier.allows(sign)) open(under)
    else onEnd({ reason: reasons[sign.found], at: clock.now() })
  }

  function open(under: string) {
    const { url, openSocket } = options
    const address = carrier.address(url, under)
    try {
      line = openLine({ address, openSocket, clock, onOpen, onMessage, onEnd })
    } catch {
      // the error may contain the address, and with it the token
      onEnd({ reason: 'not allowed here', at: clock.now() })
    }
  }

  function onOpen() {
    isLocked = true
    carrier.opened()
    const gap = times.open(clock.now())
    attempts.settle()
    log('live channel: open')
    become('open')
    if (gap) options.onRecovered(gap)
  }

  function onMessage(data: unknown) {
    times.hear(clock.now())
    options.onMessage(data)
  }

  function onEnd({ reason, code, at }: LineEnd) {
    if (isLocked) times.lose(at)
    else {
      times.fail()
      carrier.failed()
    }
    countStable(at)
    drop()
    if (overCodes.has(code)) options.onOver()
    else retryLater(reason)
  }

  function retryLater(reason: string) {
    const wasSpent = attempts.isSpent()
    attempts.fail(clock.now())
    const [attempt, nextAt] = [attempts.count(), attempts.nextAt()]
    if (nextAt !== undefined) {
      log(`live channel: ${reason}; attempt ${attempt} in ${nextAt - clock.now()} ms`)
      become('retrying')
      return
    }
    if (!wasSpent) log(`live channel: ${reason}; timeout after ${attempt} attempts`)
    become('timedOut')
  }

  function countStable(now: number) {
    if (isLocked && times.isStable(now)) attempts.reset()
  }

  function tryNow() {
    if (token === undefined || !attempts.take(clock.now())) become('retrying')
    else connect(token)
  }

  return {
    state: () => state,
    /** The last message or, if later, the opening; milliseconds since 1970. */
    heardAt: times.heardAt,
    connect,
    /** Closes the connection and forgets all but the reason. */
    close(why: 'waiting' | 'off') {
      drop()
      token = undefined
      carrier.forget()
      times.forget()
      attempts.settle()
      attempts.reset()
      become(why)
    },
    /** Sends the due heartbeat or starts the due attempt; called about every second. */
    pulse() {
      line?.pulse()
      if (asking && clock.now() - begunAt >= config.requestTimeoutMs)
        onEnd({ reason: 'no answer', at: clock.now() })
      countStable(clock.now())
      if (state.status === 'retrying') tryNow()
      else become(state.status)
    },
    /** Connects now, without cost to the budget, unless open. */
    hurry() {
      if (state.status === 'open') return
      attempts.hurry(clock.now())
      if (state.status !== 'connecting') tryNow()
    },
    /** Restores the budget of attempts. */
    reset() {
      attempts.reset()
      carrier.retry()
    },
    /** Leaves a line that may be dead since `lostAt` and connects at once. */
    leaveLine(reason: string, lostAt: number) {
      if (isLocked) {
        log(`live channel: ${reason}`)
        times.lose(lostAt)
        attempts.reset()
      }
      drop()
      attempts.hurry(clock.now())
      tryNow()
    },
  }
}

const reasons = { there: 'refused', none: 'no channel', away: 'the gateway is away' } as const

function stateOf(status: LiveStatus, attempts: Reconnects, lostAt: number | undefined): LiveState {
  const nextAt = status === 'retrying' ? attempts.nextAt() : undefined
  return {
    status,
    attempt: attempts.count(),
    ...(lostAt !== undefined && { lostAt }),
    ...(nextAt !== undefined && { nextAt }),
  }
}
