import type { Clock } from '@/providers/live'

type Waiting = { readonly at: number; readonly run: () => void }

export type FakeClock = Clock & {
  /** Lets time pass, and what waits for it happen. */
  pass: (ms: number) => void
  /** How many calls wait. */
  waiting: () => number
}

export function fakeClock(start = Date.UTC(2026, 10, 22, 2, 0, 0)): FakeClock {
  const waiting = new Map<number, Waiting>()
  let present = start
  let last = 0
  const next = (end: number) =>
    [...waiting].filter(([, { at }]) => at <= end).toSorted((a, b) => a[1].at - b[1].at)[0]
  return {
    now: () => present,
    setTimeout(run, ms) {
      last += 1
      waiting.set(last, { at: present + ms, run })
      return last
    },
    clearTimeout: (handle) => void waiting.delete(handle as number),
    pass(ms) {
      const end = present + ms
      for (let one = next(end); one; one = next(end)) {
        const [handle, { at, run }] = one
        waiting.delete(handle)
        present = Math.max(present, at)
        run()
      }
      present = end
    },
    waiting: () => waiting.size,
  }
}
