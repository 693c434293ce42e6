/** Injected, so that tests control time. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number
  setTimeout: (run: () => void, ms: number) => unknown
  clearTimeout: (handle: unknown) => void
}

/**
 * `off`: nobody to alert, stopped, or the session is over. `waiting`: no token yet. `retrying`: lost, the next
 * attempt is planned. `timedOut`: all attempts failed (§9); only `retry` or a new network starts again.
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

/** A message with a command. Its texts are never shown: §8 gives the words. */
export type LiveCommand = {
  /** `'1001'`: a non-system order was matched (§7). */
  readonly command: string
  /** The order's id or hash; without one, a fingerprint of the message. */
  readonly key: string
  readonly body: Readonly<Record<string, unknown>>
}

/** A time without connection; in milliseconds since 1970. */
export type LiveGap = {
  readonly from: number
  readonly to: number
  /**
   * Messages since then may be lost: up to some minutes before `from`, as a dead line is noticed late, but never
   * before the connection was last opened.
   */
  readonly missedSince: number
}

export type LiveChannel = {
  state: () => LiveState
  subscribe: (listener: () => void) => () => void
  start: () => void
  stop: () => void
  /** On the operator's request: connects at once and restores the budget of attempts. */
  retry: () => void
  /** The network is back: connects at once, even after a timeout. */
  online: () => void
  /** The tab is visible again or the machine woke up: one extra attempt at once. */
  wake: () => void
  /** Replaces an open line at once that missed something at that time, in milliseconds since 1970. */
  doubt: (missedAt: number) => void
  /** The last message or, if later, the opening; milliseconds since 1970. */
  heardAt: () => number
  /** The number of messages without a command. */
  ignored: () => number
}

export type PollState = {
  /** `failing`: the last check failed, so the count is older. */
  readonly status: 'off' | 'idle' | 'failing'
  /** From the last successful check of any tab; `null`: an unknown number above zero. */
  readonly count?: number | null
  /** The time of that check; milliseconds since 1970. */
  readonly checkedAt?: number
}

export type FailedPayoutPoll = {
  state: () => PollState
  subscribe: (listener: () => void) => () => void
  start: () => void
  stop: () => void
  /** Checks at once, if this tab leads. */
  checkNow: () => void
}

/** One of the browser's tabs leads: it does what only one of them should. */
export type Leader = {
  leads: () => boolean
  subscribe: (listener: () => void) => () => void
  stop: () => void
}

/** A matched non-system order without a live message; its key is the one that message would have had. */
export type MissedOrder = {
  readonly key: string
  /** Milliseconds since 1970. */
  readonly at: number
}
