import { dayMs, hourMs, minuteMs } from '../../values/clock'
import type { Dice } from '../../values/dice'
import { historyDays, wholeSecond } from './inventRequests'

/**
 * Moments over the whole history, oldest first.
 * @param span.fresh how many of them lie within the last forty minutes; default none
 */
export function inventTimes(
  dice: Dice,
  { count, nowMs, fresh = 0 }: { count: number; nowMs: number; fresh?: number },
): number[] {
  const startMs = nowMs - (historyDays - 2) * dayMs
  const old = Array.from({ length: count - fresh }, () => dice.between(startMs, nowMs - hourMs))
  const recent = Array.from({ length: fresh }, () =>
    dice.between(nowMs - 40 * minuteMs, nowMs - minuteMs),
  )
  return [...old, ...recent].map(wholeSecond).sort((a, b) => a - b)
}
