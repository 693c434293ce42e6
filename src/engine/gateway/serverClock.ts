/** The gateway's time, independent of this machine's clock. */
export type ServerClock = ReturnType<typeof createServerClock>

/** The header has whole seconds and is delayed: smaller differences mean nothing. */
const toleranceMs = 3_000

/** @param ownNow this machine's clock, milliseconds since 1970 */
export function createServerClock(ownNow: () => number) {
  let aheadMs = 0
  return {
    /** Milliseconds since 1970; this machine's time until the first answer. */
    now: () => ownNow() + aheadMs,
    /** Reads the `Date` header of a fresh answer; ignores anything else. */
    note(dateHeader: unknown) {
      const serverMs = typeof dateHeader === 'string' ? Date.parse(dateHeader) : NaN
      if (Number.isNaN(serverMs)) return
      const differenceMs = serverMs + 500 - ownNow()
      aheadMs = Math.abs(differenceMs) < toleranceMs ? 0 : differenceMs
    },
  }
}
