const dayMs = 86_400_000

/** The query of a statistic for the last fourteen days: a week, and the one before it. */
export function askedDays(nowMs = Date.now()): string {
  const day = (offset: number) => new Date(nowMs + offset * dayMs).toISOString().slice(0, 10)
  return `beginTime=${day(-13)}&endTime=${day(0)}`
}
