import type { Clock } from '@/engine/gateway/live/clock'

/** A clock that a test controls, and that counts its open timers. */
export type FakeClock = Clock & {
  /** Lets time pass: every timer runs at its time, and its work is done before the next. */
  pass: (ms: number) => Promise<void>
  /** The same without a turn for anything else in between. */
  passAtOnce: (ms: number) => void
  /** The machine sleeps: time passes, timers come when it wakes, as late as they would have been. */
  sleep: (ms: number) => void
  /** Timers that are set. */
  pending: () => number
}

/** @param start milliseconds since 1970; default ten in the morning in the gateway's zone */
export function fakeClock(start = Date.UTC(2026, 10, 22, 2, 0, 0)): FakeClock {
  let now = start
  let last = 0
  const timers = new Map<number, { at: number; run: () => void }>()

  const next = (until: number) =>
    [...timers].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at)[0]

  /** Whether there was one. */
  function runNext(until: number): boolean {
    const due = next(until)
    if (!due) return false
    const [handle, { at, run }] = due
    timers.delete(handle)
    now = Math.max(now, at)
    run()
    return true
  }

  return {
    now: () => now,
    setTimeout(run, ms) {
      last += 1
      timers.set(last, { at: now + ms, run })
      return last
    },
    clearTimeout: (handle) => void timers.delete(handle as number),
    async pass(ms) {
      const until = now + ms
      do await settled()
      while (runNext(until))
      now = until
    },
    passAtOnce(ms) {
      const until = now + ms
      while (runNext(until));
      now = until
    },
    sleep(ms) {
      now += ms
      for (const timer of timers.values()) timer.at += ms
    },
    pending: () => timers.size,
  }
}

/** Whatever waits for nothing but its turn has had it. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
}
