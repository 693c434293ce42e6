/** Where the sandbox reads the time, so that tests can move it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs a function once after so many milliseconds, unless the alarm is cancelled. */
  after(ms: number, run: () => void): CallOff
}

export type CallOff = () => void

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const alarm = setTimeout(run, ms)
    return () => clearTimeout(alarm)
  },
}

export type ManualClock = Clock & {
  /** Moves the time on and runs due alarms in order. */
  advance(ms: number): void
  /** How many alarms are set. */
  alarms(): number
}

/** A clock that stands still until it is advanced. */
export function manualClock(startMs: number): ManualClock {
  let nowMs = startMs
  const alarms = new Set<{ dueMs: number; run: () => void }>()
  const nextDue = (untilMs: number) =>
    [...alarms].filter(({ dueMs }) => dueMs <= untilMs).sort((a, b) => a.dueMs - b.dueMs)[0]
  return {
    now: () => nowMs,
    after: (ms, run) => {
      const alarm = { dueMs: nowMs + ms, run }
      alarms.add(alarm)
      return () => void alarms.delete(alarm)
    },
    advance: (ms) => {
      const untilMs = nowMs + ms
      for (let due = nextDue(untilMs); due !== undefined; due = nextDue(untilMs)) {
        alarms.delete(due)
        nowMs = due.dueMs
        due.run()
      }
      nowMs = untilMs
    },
    alarms: () => alarms.size,
  }
}

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
