import type { Dice } from '../../values/dice'
import { capAmount, inventAmount } from './inventAmount'
import type { SeedEvent } from './inventEvents'
import type { SeedRequest } from './inventRequests'
import { one, type Units } from '../../seed/units'

export type SeedBill = {
  event: SeedEvent
  type: '0' | '1' | '2' | '3'
  before: Units
  change: Units
  after: Units
}

export type Books = {
  bills: SeedBill[]
  /** Store id → what its last bill left. */
  balances: Map<number, Units>
  /** Withdrawal id → what was taken; only passed ones. */
  taken: Map<number, Units>
}

/** The number of seeded bills whose `after` is not `before + change`: one too many. */
export const unbalancedBills = 7

/** Works through the events in the order of time, store by store never below zero. */
export function keepBooks(dice: Dice, events: readonly SeedEvent[]): Books {
  const balances = new Map<number, Units>()
  const taken = new Map<number, Units>()
  const wrong = wrongEvents(events)
  const bills = events.map((event): SeedBill => {
    const before = balances.get(event.store.id) ?? 0n
    const change = changeOf(dice, event, before)
    balances.set(event.store.id, before + change)
    if (event.request) taken.set(event.request.id, -change)
    const after = before + change + (wrong.has(event) ? one : 0n)
    return { event, type: types[event.kind], before, change, after }
  })
  return { bills, balances, taken }
}

/** An amount that the request's store could be asked for. */
export function askedAmount(dice: Dice, { id, store }: SeedRequest): Units {
  return id % 97 === 0 ? 9_999_999n * one : inventAmount(dice, store, 20, 5_000)
}

const types = {
  opening: '2',
  modification: '0',
  withdrawal: '1',
  deposit: '2',
  payment: '3',
} as const

function changeOf(dice: Dice, { kind, store }: SeedEvent, before: Units): Units {
  if (kind === 'opening') return inventAmount(dice, store, 20_000, 200_000)
  if (kind === 'deposit') return inventAmount(dice, store, 50, 5_000)
  const debit = capAmount(
    inventAmount(dice, store, 20, kind === 'withdrawal' ? 5_000 : 800),
    before,
  )
  return kind === 'modification' && dice.chance(0.5) ? debit : -debit
}

/** Deposits spread over the history, none of them the last of its store. */
function wrongEvents(events: readonly SeedEvent[]): Set<SeedEvent> {
  const last = new Map(events.map((event) => [event.store.id, event]))
  const fit = events.filter(
    (event) => event.kind === 'deposit' && last.get(event.store.id) !== event,
  )
  const step = Math.floor(fit.length / (unbalancedBills + 1))
  return new Set(
    Array.from({ length: unbalancedBills }, (_, index) => fit[step * (index + 1)]).filter(
      (event) => event !== undefined,
    ),
  )
}
