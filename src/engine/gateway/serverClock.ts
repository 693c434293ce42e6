/** What time it is where the gateway runs, whatever the clock of this machine says. */
export type ServerClock = {
  /** Milliseconds since 1970; this machine's own until an answer has told. */
  now: () => number
  /** Takes the `Date` header of an answer that has just come; anything else is passed over. */
  note: (dateHeader: unknown) => void
}

/** The header tells whole seconds and has been on its way: a difference below this says nothing. */
const toleranceMs = 3_000

/**
 * Keeps the distance between this machine's clock and the gateway's.
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
