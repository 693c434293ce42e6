import { config } from '@/engine/config'

/** A time without connection; in milliseconds since 1970. */
export type LiveGap = {
  readonly from: number
  readonly to: number
  /**
   * Messages since then may be lost: a dead line is noticed late, so some minutes before `from`, but never before the
   * connection was last opened.
   */
  readonly missedSince: number
}

/** Tracks when a channel was opened, last heard from and lost. Times are in milliseconds since 1970. */
export function createChannelTimes() {
  let begunAt = 0
  let openedAt: number | undefined
  let heardAt = -Infinity
  let lostAt: number | undefined

  return {
    begin: (now: number) => void (begunAt = now),
    /** Returns the gap that ends now, if there was one. */
    open(now: number): LiveGap | undefined {
      const from = Math.min(lostAt ?? now, now)
      const missedSince = Math.max(openedAt ?? from, from - config.unnoticedMs)
      const wasLost = lostAt !== undefined
      openedAt = heardAt = now
      lostAt = undefined
      return wasLost ? { from, to: now, missedSince } : undefined
    },
    hear: (now: number) => void (heardAt = now),
    /** Only the first loss counts. */
    lose: (at: number) => void (lostAt ??= at),
    fail: () => void (lostAt ??= begunAt),
    /** Whether the connection was open long enough to restore the budget of attempts. */
    isStable: (at: number) => openedAt !== undefined && at - openedAt >= config.stableConnectionMs,
    lostAt: () => lostAt,
    /** The last message or, if later, the opening. */
    heardAt: () => heardAt,
    forget() {
      openedAt = undefined
      heardAt = -Infinity
      lostAt = undefined
    },
  }
}
