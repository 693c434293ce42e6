import { config } from '@/config'
import { createSubscribers } from '../subscribers'
import { createAttempts, type Attempts } from './attempts'
import type { LiveSession } from './audience'
import { createChannelTimes } from './channelTimes'
import { createPulse } from './createPulse'
import { createFollower } from './follower'
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
  const follower = createFollower(session)
  const times = createChannelTimes()
  const pulse = createPulse(clock, look)
  let state: LiveState = { status: 'off', attempt: 0 }
  let unsubscribe: (() => void) | undefined
  let line: Line | undefined
  /** §4: set on open, cleared on close or error. */
  let isLocked = false
  let ignored = 0

  function become(status: LiveStatus) {
    const next = stateOf(status, attempts, times.lostAt())
    const isNew = JSON.stringify(next) !== JSON.stringify(state)
    state = next
    if (status === 'off' || status === 'timedOut') pulse.stop()
    else pulse.beatIn(Math.max(0, Math.min(lookMs, (next.nextAt ?? Infinity) - clock.now())))
    if (isNew) notify()
  }

  /** Whether it goes on under the same token; another, or none, ends what there is. */
  function follow(): boolean {
    const found = follower.look()
    if (found === 'same' || found === 'over') return found === 'same'
    end('none' in found ? found.none : 'off')
    if ('token' in found) connect(found.token)
    return false
  }

  function leave(status: 'waiting' | 'off') {
    follower.forget()
    end(status)
  }

  function end(status: 'waiting' | 'off') {
    drop()
    times.forget()
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
    times.begin(clock.now())
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
    isLocked = true
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
    else ignored += 1
  }

  function onEnd({ reason, code, at }: LineEnd) {
    if (isLocked) times.lose(at)
    else times.fail()
    countStable(at)
    drop()
    if (overCodes.has(code)) endSession()
    else retryLater(reason)
  }

  function endSession() {
    const ended = follower.endSession()
    log('live channel: the session is over')
    leave('off')
    if (ended !== undefined) options.onSessionOver(ended)
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
    const token = follower.token()
    if (token === undefined || !attempts.take(clock.now())) become('retrying')
    else connect(token)
  }

  function look(tookMs: number) {
    if (!follow()) return
    if (tookMs >= config.sleepMs) {
      beginAnew('awake again', clock.now() - tookMs)
      return
    }
    line?.pulse()
    countStable(clock.now())
    if (state.status === 'retrying') tryNow()
    else become(state.status)
  }

  /** Leaves a line that may be dead, and connects at once. */
  function beginAnew(reason: string, lostAt: number) {
    if (isLocked) {
      log(`live channel: ${reason}`)
      times.lose(lostAt)
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
    heardAt: times.heardAt,
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
      const token = follower.token()
      if (token !== undefined) connect(token)
    },
    doubt(missedAt) {
      if (isLocked && follow()) beginAnew('silent, though there was something to tell', missedAt)
    },
    online() {
      if (state.status === 'timedOut') attempts.reset()
      wake()
    },
    wake,
  }
}

function stateOf(status: LiveStatus, attempts: Attempts, lostAt: number | undefined): LiveState {
  const nextAt = status === 'retrying' ? attempts.nextAt() : undefined
  return {
    status,
    attempt: attempts.count(),
    ...(lostAt !== undefined && { lostAt }),
    ...(nextAt !== undefined && { nextAt }),
  }
}
