import { config } from '@/engine/config'
import type { SessionInfo } from '../session'
import { createSubscribers } from '../subscribers'
import { audienceOf, type LiveSession } from './audience'
import { createChannelTimes, type LiveGap } from './channelTimes'
import { createPulse, type Clock } from './clock'
import { createTokenCarrier, type AskChannel } from './handshake'
import { createLine, type Line, type LineEnd, type OpenSocket } from './line'
import { readCommand, type LiveCommand } from './readCommand'
import { createReconnects } from './reconnects'

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
  readonly lostAt?: number | undefined
  /** When the next attempt is due, milliseconds since 1970. */
  readonly nextAt?: number | undefined
}

export type LiveChannelOptions = {
  session: LiveSession
  /** Which platform administrators get the channel; default all. */
  isFor?: (info: SessionInfo) => boolean
  /** Without the token, e.g. `wss://portal.example/ws/web/user`. */
  url: string
  openSocket: OpenSocket
  askChannel: AskChannel
  clock: Clock
  /** From 0 to below 1. */
  random: () => number
  /** 0 to 1; default `config.reconnectJitter`. */
  jitter?: number
  onCommand: (command: LiveCommand) => void
  /** Open again after a gap. */
  onRecovered: (gap: LiveGap) => void
  /** Called when the gateway has ended this token's session. */
  onSessionOver: (token: string) => void
  /** Never gets the token. */
  log: (text: string) => void
}

export type LiveChannel = ReturnType<typeof createLiveChannel>

/** Close codes that end or refuse the session: the gateway's own 4401, and 1008 policy violation. */
const overCodes: ReadonlySet<number | undefined> = new Set([4401, 1008])

/** Close codes of a server that stops (1001) or restarts (1012): it asks every page at once to come back. */
const restartCodes: ReadonlySet<number | undefined> = new Set([1001, 1012])

/**
 * The live channel (§4, §7, §9): open while there is a token with userType `'00'`, one connection at a time,
 * reconnected 2 s × the attempt after a loss. At most one timer runs, and none without a reason to wait.
 */
export function createLiveChannel(options: LiveChannelOptions) {
  const { session, isFor, clock, random, jitter = config.reconnectJitter, log } = options
  const { subscribe, notify } = createSubscribers()
  const pulse = createPulse(clock, look)
  const attempts = createReconnects({ jitter, random })
  const times = createChannelTimes()
  const carrier = createTokenCarrier()
  let state: LiveState = { status: 'off', attempt: 0 }
  let token: string | undefined
  /** The gateway has ended this token's session: it is not used again. */
  let overToken: string | undefined
  let line: Line | undefined
  let unsubscribe: (() => void) | undefined

  function become(status: LiveStatus) {
    const nextAt = status === 'retrying' ? attempts.nextAt() : undefined
    const next = { status, attempt: attempts.count(), lostAt: times.lostAt(), nextAt }
    const isNew = JSON.stringify(next) !== JSON.stringify(state)
    state = next
    const waitMs = Math.min(config.tokenWaitMs, (nextAt ?? Infinity) - clock.now())
    if (status === 'off' || status === 'timedOut') pulse.stop()
    else pulse.beatIn(Math.max(0, waitMs))
    if (isNew) notify()
  }

  /** Returns whether the token is unchanged; otherwise connects with the new one, if any. */
  function follow(): boolean {
    const audience = audienceOf(session, isFor)
    const next = typeof audience === 'string' ? undefined : audience.token
    if (next !== undefined && (next === token || next === overToken)) return next === token
    close(audience === 'waiting' ? 'waiting' : 'off')
    token = next
    connect()
    return false
  }

  function close(status: 'waiting' | 'off') {
    drop()
    token = undefined
    carrier.forget()
    times.forget()
    attempts.settle()
    attempts.reset()
    become(status)
  }

  function drop() {
    line?.close()
    line = undefined
  }

  function connect() {
    if (line || token === undefined) return
    times.begin(clock.now())
    become('connecting')
    line = createLine({ ...options, token, carrier, onOpen, onMessage, onEnd })
    void line.open()
  }

  function tryNow() {
    if (attempts.take(clock.now())) connect()
    else become('retrying')
  }

  function onOpen() {
    const gap = times.open(clock.now())
    attempts.settle()
    log('live channel: open')
    become('open')
    if (gap) options.onRecovered(gap)
  }

  function onMessage(data: unknown) {
    times.hear(clock.now())
    const command = readCommand(data)
    if (command) options.onCommand(command)
  }

  function onEnd({ reason, code, at }: LineEnd) {
    countStable(at)
    if (state.status === 'open') times.lose(at)
    else times.fail()
    drop()
    if (overCodes.has(code)) endSession()
    else if (restartCodes.has(code)) retryLater('asked to come back', config.restartSpreadMs)
    else retryLater(reason)
  }

  function endSession() {
    overToken = token
    log('live channel: the session is over')
    close('off')
    if (overToken !== undefined) options.onSessionOver(overToken)
  }

  function retryLater(reason: string, spreadMs?: number) {
    const wasSpent = attempts.isSpent()
    attempts.fail(clock.now(), spreadMs)
    const [attempt, nextAt] = [attempts.count(), attempts.nextAt()]
    if (nextAt !== undefined)
      log(`live channel: ${reason}; attempt ${attempt} in ${nextAt - clock.now()} ms`)
    else if (!wasSpent) log(`live channel: ${reason}; timeout after ${attempt} attempts`)
    become(nextAt === undefined ? 'timedOut' : 'retrying')
  }

  function countStable(now: number) {
    if (state.status === 'open' && times.isStable(now)) attempts.reset()
  }

  /** Leaves a line that may be dead since `lostAt` and connects at once. */
  function leaveLine(reason: string, lostAt: number) {
    if (state.status === 'open') {
      log(`live channel: ${reason}`)
      times.lose(lostAt)
      attempts.reset()
    }
    drop()
    attempts.hurry(clock.now())
    tryNow()
  }

  /** Sends the due heartbeat or starts the due attempt; runs about every second. */
  function look(tookMs: number) {
    if (!follow()) return
    if (tookMs >= config.sleepMs) return leaveLine('awake again', clock.now() - tookMs)
    line?.pulse()
    countStable(clock.now())
    if (state.status === 'retrying') tryNow()
    else become(state.status)
  }

  function wake() {
    if (!unsubscribe || !follow() || state.status === 'open') return
    attempts.hurry(clock.now())
    if (state.status !== 'connecting') tryNow()
  }

  function restore() {
    attempts.reset()
    carrier.retry()
  }

  return {
    state: () => state,
    subscribe,
    /** The last message or, if later, the opening; milliseconds since 1970. */
    heardAt: times.heardAt,
    start() {
      unsubscribe ??= session.subscribe(() => {
        if (session.token() === undefined) close('off')
        else follow()
      })
      follow()
    },
    stop() {
      unsubscribe?.()
      unsubscribe = undefined
      close('off')
    },
    /** For the operator: connects now and restores the budget of attempts. */
    retry() {
      if (!unsubscribe || !follow()) return
      restore()
      connect()
    },
    /** Replaces an open line that missed something at that time, in milliseconds since 1970. */
    doubt(missedAt: number) {
      if (state.status === 'open' && follow())
        leaveLine('silent, though there was something to tell', missedAt)
    },
    /** After the network returned: connects now, even after a timeout. */
    online() {
      if (state.status === 'timedOut') restore()
      wake()
    },
    /** After the tab became visible or the machine woke up: one extra attempt now. */
    wake,
  }
}
