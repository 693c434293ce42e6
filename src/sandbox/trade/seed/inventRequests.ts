import { dayMs, hourMs, minuteMs } from '../../values/clock'
import type { Dice } from '../../values/dice'
import type { SeedStore } from './inventStores'
import { lookAlikes } from './lookAlikes'
import { walletNames } from './names'

export type SeedRequest = {
  id: number
  store: SeedStore
  address: string
  walletName: string
  status: '1' | '2' | '3'
  createdMs: number
  /** When it was passed or rejected; meaningless while it is applying. */
  decidedMs: number
}

/** How many days the records reach back from the first start. */
export const historyDays = 180

type Span = { count: number; nowMs: number }

/** Requests in the order of time; the newest wait for a decision. */
export function inventRequests(
  dice: Dice,
  stores: readonly SeedStore[],
  { count, nowMs }: Span,
): SeedRequest[] {
  const times = Array.from({ length: count }, () =>
    wholeSecond(dice.between(nowMs - (historyDays - 2) * dayMs, nowMs - 5 * minuteMs)),
  ).sort((a, b) => a - b)
  const firstApplying = count - applyingCount(count)
  return times.map((createdMs, index): SeedRequest => {
    const { store, address } =
      lookAlikePlace(stores, index - firstApplying) ?? anyPlace(dice, stores)
    const walletName = dice.pick(walletNames)
    const status = index >= firstApplying ? '1' : dice.chance(0.85) ? '2' : '3'
    const decidedMs = decisionTime(dice, createdMs, nowMs)
    return { id: index + 1, store, address, walletName, status, createdMs, decidedMs }
  })
}

/** The first of the waiting requests show each look-alike beside its original. */
function lookAlikePlace(stores: readonly SeedStore[], waitingIndex: number) {
  const store = stores[Math.floor(waitingIndex / 2)]
  const address = lookAlikes[Math.floor(waitingIndex / 2)]?.[waitingIndex % 2]
  return store && address ? { store, address } : undefined
}

function decisionTime(dice: Dice, createdMs: number, nowMs: number): number {
  const decidedMs = createdMs + dice.between(2 * minuteMs, 6 * hourMs)
  return wholeSecond(Math.min(decidedMs, nowMs - minuteMs))
}

/** One withdrawal in fifty waits for a decision, but never fewer than forty. */
export function applyingCount(withdrawals: number): number {
  return Math.max(40, Math.round(withdrawals / 50))
}

/** The operators' two stores see a fifth of all that happens. */
export function anyStore<T>(dice: Dice, stores: readonly T[]): T {
  const weight = dice.fraction()
  return dice.pick(weight < 0.12 ? stores.slice(0, 1) : weight < 0.2 ? stores.slice(1, 2) : stores)
}

function anyPlace(dice: Dice, stores: readonly SeedStore[]) {
  const store = anyStore(dice, stores)
  return { store, address: dice.pick(store.addresses) }
}

export function wholeSecond(ms: number): number {
  return Math.floor(ms / 1000) * 1000
}
