import { config } from '@/engine/config'
import { reconnectDelay } from './reconnectDelay'

/** The attempts to connect again and when they are due (§9). */
export type Attempts = {
  /** How many of the budget have been planned since the connection was last stable. */
  count: () => number
  /** Whether the budget is used up. */
  isSpent: () => boolean
  /** Milliseconds since 1970; undefined when none is planned. */
  nextAt: () => number | undefined
  /** Whether one is due; it is then under way. */
  take: (now: number) => boolean
  /** The one under way, or the connection, failed: plans the next, unless that was the last. */
  fail: (now: number) => void
  /** Plans one more at once, or soon after the last such one; it spends none of the budget. */
  hurry: (now: number) => void
  /** The connection is open: nothing is planned. */
  settle: () => void
  /** Begins to count anew. */
  reset: () => void
}

type Parts = {
  /** 0 to 1. */
  jitter: number
  /** From 0 to below 1. */
  random: () => number
}

/** One plan: the budget's own next attempt and at most one extra beside it, whichever is due first. */
export function createAttempts({ jitter, random }: Parts): Attempts {
  let count = 0
  let isSpent = false
  let planned: { at: number; delayMs: number } | undefined
  let extraAt: number | undefined
  let lastExtraAt = -Infinity
  let isExtra = false

  function plan(now: number, delayMs: number) {
    planned = { at: now + delayMs, delayMs }
  }
  function spend(now: number) {
    planned = undefined
    isSpent = count >= config.reconnectAttempts
    if (isSpent) return
    count += 1
    plan(now, reconnectDelay(count, jitter, random))
  }

  return {
    count: () => count,
    isSpent: () => isSpent,
    nextAt: () => earlier(planned?.at, extraAt),
    take(now) {
      isExtra = extraAt !== undefined && now >= extraAt
      if (isExtra) [lastExtraAt, extraAt] = [now, undefined]
      return isExtra || (planned !== undefined && isDue(planned, now))
    },
    fail(now) {
      const wasExtra = isExtra
      isExtra = false
      if (!wasExtra) spend(now)
      else if (planned) plan(now, Math.max(planned.at - now, config.reconnectStepMs))
      else if (!isSpent) spend(now)
    },
    hurry(now) {
      extraAt ??= Math.max(now, lastExtraAt + config.wakePauseMs)
    },
    settle() {
      planned = undefined
      extraAt = undefined
      isExtra = false
    },
    reset() {
      count = 0
      isSpent = false
      planned = undefined
    },
  }
}

// a clock that was set back makes nobody wait longer
function isDue({ at, delayMs }: { at: number; delayMs: number }, now: number): boolean {
  return now >= at || now < at - delayMs
}

function earlier(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other)
}
