/** Time as this machine has it; injected, so that a test can hold it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number
  setTimeout: (run: () => void, ms: number) => unknown
  clearTimeout: (handle: unknown) => void
}

/**
 * `off`: nobody to alert, stopped, or the session is over. `waiting`: no token yet. `retrying`: lost, the next
 * attempt has its time. `timedOut`: every attempt is spent (§9); only `retry` or a new network begins again.
 */
export type LiveStatus = 'off' | 'waiting' | 'connecting' | 'open' | 'retrying' | 'timedOut'

export type LiveState = {
  readonly status: LiveStatus
  /** How many attempts have failed since the connection was last stable: 0 to `config.reconnectAttempts`. */
  readonly attempt: number
  /** Since when nothing can have come, milliseconds since 1970. */
  readonly lostAt?: number
  /** When the next attempt is due, milliseconds since 1970. */
  readonly nextAt?: number
}

/** A message with a command. Its texts are the sender's: none of them is ever shown (§8 gives the words). */
export type LiveCommand = {
  /** `'1001'`: a non-system order was matched (§7). */
  readonly command: string
  /** The order's id or hash; of a message that names none, a fingerprint of its text. */
  readonly key: string
  readonly body: Readonly<Record<string, unknown>>
}

/** A time without connection, milliseconds since 1970. */
export type LiveGap = {
  readonly from: number
  readonly to: number
  /**
   * What came since then may have been missed: up to some minutes before `from`, never before the connection
   * was last opened. A line dies before anybody notices.
   */
  readonly missedSince: number
}

export type LiveChannel = {
  state: () => LiveState
  subscribe: (listener: () => void) => () => void
  start: () => void
  stop: () => void
  /** The operator asks for it: connects at once and counts the attempts anew. */
  retry: () => void
  /** The network is back: connects at once; begins again after a timeout. */
  online: () => void
  /** The tab is seen again, or the machine woke: one more attempt at once, that spends none of the budget. */
  wake: () => void
  /**
   * Something that it should have told about has happened, milliseconds since 1970, and it has been silent since:
   * an open line is left for another at once.
   */
  doubt: (missedAt: number) => void
  /** When it last told anything, or was opened; milliseconds since 1970. */
  heardAt: () => number
  /** How many messages had no command, were too long, or no JSON. */
  ignored: () => number
}

export type PollState = {
  /** `failing`: the last check did not come; the count is older than that. */
  readonly status: 'off' | 'idle' | 'failing'
  /** Of the last check that came, here or in another tab; `null` where there are some, nobody knows how many. */
  readonly count?: number | null
  /** When that was, milliseconds since 1970. */
  readonly checkedAt?: number
}

export type FailedPayoutPoll = {
  state: () => PollState
  subscribe: (listener: () => void) => () => void
  start: () => void
  stop: () => void
  /** Asks at once, whatever is on its way; nothing in a tab that does not lead. */
  checkNow: () => void
}

/** Which of a browser's tabs does what is to be done once. */
export type Leader = {
  leads: () => boolean
  subscribe: (listener: () => void) => () => void
  stop: () => void
}

/** An order matched to a non-system source while nobody listened; its key is that of the live message. */
export type MissedOrder = {
  readonly key: string
  /** Milliseconds since 1970. */
  readonly at: number
}
