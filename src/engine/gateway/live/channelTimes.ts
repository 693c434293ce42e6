import { config } from '@/engine/config'
import type { LiveGap } from './types'

/** When a channel was opened, last heard something and was lost; milliseconds since 1970. */
export type ChannelTimes = {
  /** It connects. */
  begin: (now: number) => void
  /** It is open. Gives the gap that ends with it, where there was one. */
  open: (now: number) => LiveGap | undefined
  /** Something came. */
  hear: (now: number) => void
  /** Nothing can have come since then; the first loss counts until it is open again. */
  lose: (at: number) => void
  /** The attempt that was under way got nowhere. */
  fail: () => void
  /** Whether what was open at that time has been so for long enough to count the attempts anew. */
  isStable: (at: number) => boolean
  lostAt: () => number | undefined
  /** When it last told something, or was opened. */
  heardAt: () => number
  forget: () => void
}

export function createChannelTimes(): ChannelTimes {
  let begunAt = 0
  let openedAt: number | undefined
  let heardAt = -Infinity
  let lostAt: number | undefined

  return {
    begin: (now) => void (begunAt = now),
    open(now) {
      const from = Math.min(lostAt ?? now, now)
      const missedSince = Math.max(openedAt ?? from, from - config.unnoticedMs)
      const wasLost = lostAt !== undefined
      openedAt = heardAt = now
      lostAt = undefined
      return wasLost ? { from, to: now, missedSince } : undefined
    },
    hear: (now) => void (heardAt = now),
    lose: (at) => void (lostAt ??= at),
    fail: () => void (lostAt ??= begunAt),
    isStable: (at) => openedAt !== undefined && at - openedAt >= config.stableConnectionMs,
    lostAt: () => lostAt,
    heardAt: () => heardAt,
    forget() {
      openedAt = undefined
      heardAt = -Infinity
      lostAt = undefined
    },
  }
}
