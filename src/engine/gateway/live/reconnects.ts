import { config } from '@/engine/config'

export type Reconnects = ReturnType<typeof createReconnects>

type Options = {
  /** 0 to 1. */
  jitter: number
  /** From 0 to below 1. */
  random: () => number
}

/**
 * §9: plans when to reconnect: the budget's next attempt and at most one extra, whichever is due first. Times are in
 * milliseconds since 1970.
 */
export function createReconnects({ jitter, random }: Options) {
  let count = 0
  let isSpent = false
  let planned: { at: number; delayMs: number } | undefined
  let extraAt: number | undefined
  let lastExtraAt = -Infinity
  let isExtra = false

  function plan(now: number, delayMs: number) {
    planned = { at: now + delayMs, delayMs }
  }
  function spend(now: number, spreadMs = 0) {
    planned = undefined
    isSpent = count >= config.reconnectAttempts
    if (isSpent) return
    count += 1
    plan(now, reconnectDelay(count, jitter, random) + Math.round(spreadMs * random()))
  }

  return {
    /** Attempts of the budget since the connection was last stable. */
    count: () => count,
    isSpent: () => isSpent,
    nextAt: () => earlier(planned?.at, extraAt),
    /** Starts the attempt that is due; false if there is none. */
    take(now: number) {
      isExtra = extraAt !== undefined && now >= extraAt
      if (isExtra) [lastExtraAt, extraAt] = [now, undefined]
      return isExtra || (planned !== undefined && isDue(planned, now))
    },
    /**
     * After a failed attempt or connection: plans the next attempt, unless the budget is used up.
     *
     * @param spreadMs up to this long later, at random; default 0
     */
    fail(now: number, spreadMs?: number) {
      const wasExtra = isExtra
      isExtra = false
      if (!wasExtra) spend(now, spreadMs)
      else if (planned) plan(now, Math.max(planned.at - now, config.reconnectStepMs))
      else if (!isSpent) spend(now, spreadMs)
    },
    /** Plans an extra attempt, now or a pause after the last one, without cost to the budget. */
    hurry(now: number) {
      extraAt ??= Math.max(now, lastExtraAt + config.wakePauseMs)
    },
    /** The connection is open: cancels all plans. */
    settle() {
      planned = undefined
      extraAt = undefined
      isExtra = false
    },
    /** Restores the budget. */
    reset() {
      count = 0
      isSpent = false
      planned = undefined
    },
  }
}

/**
 * §9: milliseconds before an attempt: 2 s × its number, plus at most `jitter` of that at random.
 *
 * @param attempt from 1
 * @param jitter 0 to 1
 * @param random from 0 to below 1
 */
export function reconnectDelay(attempt: number, jitter: number, random: () => number): number {
  const nominalMs = config.reconnectStepMs * attempt
  return jitter === 0 ? nominalMs : nominalMs + Math.round(nominalMs * jitter * random())
}

// a clock that was set back must not delay the attempt
function isDue({ at, delayMs }: { at: number; delayMs: number }, now: number): boolean {
  return now >= at || now < at - delayMs
}

function earlier(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other)
}
