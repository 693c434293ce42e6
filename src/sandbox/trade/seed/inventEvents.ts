import { dayMs, hourMs, minuteMs } from '../../values/clock'
import type { Dice } from '../../values/dice'
import { anyStore, historyDays, wholeSecond, type SeedRequest } from './inventRequests'
import type { SeedStore } from './inventStores'

/** Something that moves a store's balance and so has a bill. */
export type SeedEvent = {
  store: SeedStore
  kind: 'opening' | 'modification' | 'withdrawal' | 'deposit' | 'payment'
  request?: SeedRequest
  atMs: number
}

/** Every event in the order of time: an opening deposit each, passed withdrawals, and the rest. */
export function inventEvents(
  dice: Dice,
  stores: readonly SeedStore[],
  requests: readonly SeedRequest[],
  { count, nowMs }: { count: number; nowMs: number },
): SeedEvent[] {
  const startMs = nowMs - historyDays * dayMs
  const openings = stores.map((store): SeedEvent => {
    const atMs = wholeSecond(startMs + dice.between(hourMs, 24 * hourMs))
    return { store, kind: 'opening', atMs }
  })
  const withdrawals = requests
    .filter(({ status }) => status === '2')
    .map((request): SeedEvent => {
      return { store: request.store, kind: 'withdrawal', request, atMs: request.decidedMs }
    })
  const others = Array.from({ length: count - openings.length - withdrawals.length }, () => {
    const atMs = wholeSecond(dice.between(startMs + 2 * dayMs, nowMs - minuteMs))
    return { store: anyStore(dice, stores), kind: anyKind(dice), atMs }
  })
  return [...openings, ...withdrawals, ...others].sort((a, b) => a.atMs - b.atMs)
}

function anyKind(dice: Dice): SeedEvent['kind'] {
  const share = dice.fraction()
  if (share < 0.8) return 'deposit'
  return share < 0.97 ? 'payment' : 'modification'
}
