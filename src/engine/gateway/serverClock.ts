/** The gateway's time, independent of this machine's clock. */
export type ServerClock = {
  /** Milliseconds since 1970; this machine's time until the first answer. */
  now: () => number
  /** Reads the `Date` header of a fresh answer; ignores anything else. */
  note: (dateHeader: unknown) => void
}

/** The header has whole seconds and is delayed: smaller differences mean nothing. */
const toleranceMs = 3_000

/**
 * Keeps the difference between this machine's clock and the gateway's.
 *
 * @param ownNow this machine's clock, milliseconds since 1970
 */
export function createServerClock(ownNow: () => number): ServerClock {
  let aheadMs = 0
  return {
    now: () => ownNow() + aheadMs,
    note: (dateHeader) => {
      const told = typeof dateHeader === 'string' ? Date.parse(dateHeader) : NaN
      if (Number.isNaN(told)) return
      const differenceMs = told + 500 - ownNow()
      aheadMs = Math.abs(differenceMs) < toleranceMs ? 0 : differenceMs
    },
  }
}
