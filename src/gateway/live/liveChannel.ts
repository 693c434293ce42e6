import { config } from '@/config'
import { createSubscribers } from '../subscribers'
import { createAttempts } from './attempts'
import { audienceOf, type LiveSession } from './audience'
import { createPulse } from './createPulse'
import { openLine, type Line, type LineEnd } from './openLine'
import type { OpenSocket } from './openSocket'
import { readCommand } from './readCommand'
import type { Clock, LiveChannel, LiveCommand, LiveGap, LiveState, LiveStatus } from './types'

export type LiveChannelOptions = {
  session: LiveSession
  /** Without the token, e.g. `wss://portal.example/ws/web/user`. */
  url: string
  openSocket: OpenSocket
  clock: Clock
  /** From 0 to below 1. */
  random: () => number
  /** 0 to 1; default `config.reconnectJitter`. */
  jitter?: number
  onCommand: (command: LiveCommand) => void
  /** The channel is open again. */
  onRecovered: (gap: LiveGap) => void
  /** The gateway says that the session under this token is over. */
  onSessionOver: (token: string) => void
  /** Told what happens to the channel; never the token. */
  log: (text: string) => void
}

/** How often the channel looks at the clock, in milliseconds. */
const lookMs = config.tokenWaitMs

/** The gateway ends or refuses the session: 4401 of its own, 1008 policy violation. */
const overCodes: ReadonlySet<number | undefined> = new Set([4401, 1008])

/**
 * The real-time channel (§4, §7, §9): open while there are a token and userType `'00'`, one connection at a
 * time, and when it is lost tried again 2 s × the attempt later. One timer at most runs, and none while there
 * is nothing to wait for.
 */
export function createLiveChannel(options: LiveChannelOptions): LiveChannel {
  const { session, clock, random, jitter = config.reconnectJitter, log } = options
  const { subscribe, notify } = createSubscribers()
  const attempts = createAttempts({ jitter, random })
  const pulse = createPulse(clock, look)
  let state: LiveState = { status: 'off', attempt: 0 }
  let unsubscribe: (() => void) | undefined
  let token: string | undefined
  let overToken: string | undefined
  let line: Line | undefined
  /** §4: set on open, cleared on close or error. */
  let isLocked = false
  let begunAt = 0
  let openedAt: number | undefined
  let lostAt: number | undefined
  let ignored = 0

  function become(status: LiveStatus) {
    const nextAt = status === 'retrying' ? attempts.nextAt() : undefined
    const next: LiveState = {
      status,
      attempt: attempts.count(),
      ...(lostAt !== undefined && { lostAt }),
      ...(nextAt !== undefined && { nextAt }),
    }
    const isNew = JSON.stringify(next) !== JSON.stringify(state)
    state = next
    if (status === 'off' || status === 'timedOut') pulse.stop()
    else pulse.beatIn(Math.max(0, Math.min(lookMs, (nextAt ?? Infinity) - clock.now())))
    if (isNew) notify()
  }

  /** Whether it goes on under the same token; another, or none, ends what there is. */
  function follow(): boolean {
    const audience = audienceOf(session)
    const next = typeof audience === 'string' ? undefined : audience.token
    if (next !== undefined && next === token) return true
    if (next !== undefined && next === overToken) return false
    leave(audience === 'waiting' ? 'waiting' : 'off')
    token = next
    if (token !== undefined) connect(token)
    return false
  }

  function leave(status: 'waiting' | 'off') {
    drop()
    token = undefined
    openedAt = undefined
    lostAt = undefined
    attempts.settle()
    attempts.reset()
    become(status)
  }

  function drop() {
    line?.close()
    line = undefined
    isLocked = false
  }

  function connect(under: string) {
    if (isLocked || line) return
    begunAt = clock.now()
    become('connecting')
    const url = `${options.url}?token=${encodeURIComponent(under)}`
    const { openSocket } = options
    try {
      line = openLine({ url, openSocket, clock, onOpen, onMessage, onEnd })
    } catch {
      // what it says may hold the address, and that the token
      onEnd({ reason: 'not allowed here', at: clock.now() })
    }
  }

  function onOpen() {
    const now = clock.now()
    const from = Math.min(lostAt ?? now, now)
    const missedSince = Math.max(openedAt ?? from, from - config.unnoticedMs)
    const wasLost = lostAt !== undefined
    isLocked = true
    openedAt = now
    lostAt = undefined
    attempts.settle()
    log('live channel: open')
    become('open')
    if (wasLost) options.onRecovered({ from, to: now, missedSince })
  }

  function onMessage(data: unknown) {
    const command = readCommand(data)
    if (command) options.onCommand(command)
    else ignored += 1
  }

  function onEnd({ reason, code, at }: LineEnd) {
    lostAt ??= isLocked ? at : begunAt
    countStable(at)
    drop()
    if (overCodes.has(code)) endSession()
    else retryLater(reason)
  }

  function endSession() {
    overToken = token
    log('live channel: the session is over')
    leave('off')
    if (overToken !== undefined) options.onSessionOver(overToken)
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
    if (!isLocked || openedAt === undefined) return
    if (now - openedAt >= config.stableConnectionMs) attempts.reset()
  }

  function tryNow() {
    if (token === undefined || !attempts.take(clock.now())) become('retrying')
    else connect(token)
  }

  function look(tookMs: number) {
    if (!follow()) return
    if (tookMs >= config.sleepMs) {
      wokeAfter(tookMs)
      return
    }
    line?.pulse()
    countStable(clock.now())
    if (state.status === 'retrying') tryNow()
    else become(state.status)
  }

  function wokeAfter(sleptMs: number) {
    if (isLocked) {
      log('live channel: awake again')
      lostAt ??= clock.now() - sleptMs
      attempts.reset()
    }
    drop()
    attempts.hurry(clock.now())
    tryNow()
  }

  function wake() {
    if (!unsubscribe || !follow() || state.status === 'open') return
    attempts.hurry(clock.now())
    if (state.status !== 'connecting') tryNow()
  }

  return {
    state: () => state,
    subscribe,
    ignored: () => ignored,
    start() {
      unsubscribe ??= session.subscribe(() => {
        if (session.token() === undefined) leave('off')
        else follow()
      })
      follow()
    },
    stop() {
      unsubscribe?.()
      unsubscribe = undefined
      leave('off')
    },
    retry() {
      if (!unsubscribe || !follow()) return
      attempts.reset()
      if (token !== undefined) connect(token)
    },
    online() {
      if (state.status === 'timedOut') attempts.reset()
      wake()
    },
    wake,
  }
}
