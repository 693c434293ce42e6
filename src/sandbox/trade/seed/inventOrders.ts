import { minuteMs } from '../../values/clock'
import { toHex } from '../../values/bytes'
import { createDice, type Dice } from '../../values/dice'
import type { Random } from '../../values/random'
import { tronAddress } from '../../values/tronAddress'
import { inventQuote, toCny, type Quote } from './inventQuote'
import { anyStore } from './inventRequests'
import type { SeedStore } from './inventStores'
import { inventTimes } from './inventTimes'
import { orderNotes } from './names'
import { storesPerFineOne } from './inventAmount'
import { floorTo, micro, type Units } from '../../seed/units'

/** The codes of an order's states (§4). */
export type OrderStatus = '0' | '01' | '1' | '2' | '3' | '4' | '5'

export type SeedOrder = {
  id: number
  store: SeedStore
  mchOrderNo: string
  status: OrderStatus
  quote: Quote
  /** The amount received; none before payment. */
  paidU: Units
  paidCny: Units
  hash: string | null
  from: string | null
  to: string
  note: string
  createdMs: number
  expireTime: number
}

/** An order that has no id yet. */
export type PlacedOrder = Omit<SeedOrder, 'id' | 'store'> & { store: { id: number } }

type Span = { count: number; nowMs: number; mark: string; statusOf: StatusOf }

/** @param isFresh whether the order still waits for its payment */
type StatusOf = (index: number, isFresh: boolean) => OrderStatus

/** How long a customer has to pay. */
export const paymentMs = 30 * minuteMs

/** Orders in the order of time; the newest were placed within the last forty minutes. */
export function inventOrders(
  random: Random,
  stores: readonly SeedStore[],
  { count, nowMs, mark, statusOf }: Span,
): SeedOrder[] {
  const dice = createDice(random)
  const addresses = Array.from({ length: Math.ceil(count / 10) }, () =>
    tronAddress(random.bytes(20)),
  )
  const fresh = freshOrders(count)
  const times = inventTimes(dice, { count, nowMs, fresh })
  return times.map((createdMs, index): SeedOrder => {
    const store = anyStore(dice, stores)
    const status = statusOf(index, index >= count - fresh)
    const quote = inventQuote(dice)
    const paidU = isPaid(status) ? inventPaid(dice, store, quote) : 0n
    return {
      id: index + 1,
      store,
      mchOrderNo: orderNumber(mark, createdMs, index),
      status,
      quote,
      paidU,
      paidCny: toCny(paidU, quote.rate),
      hash: isSent(status) ? toHex(random.bytes(32)) : null,
      from: isSent(status) ? dice.pick(addresses) : null,
      to: dice.pick(store.addresses),
      note: dice.pick(orderNotes),
      createdMs,
      expireTime: Math.floor((createdMs + paymentMs) / 1000),
    }
  })
}

/** How many of the newest orders wait for their payment. */
export function freshOrders(count: number): number {
  return Math.max(12, Math.round(count / 2_500))
}

/** A merchant's number: longer than a JavaScript number is exact. */
export function orderNumber(mark: string, createdMs: number, index: number): string {
  const stamp = new Date(createdMs).toISOString().replaceAll(/\D/g, '').slice(0, 14)
  return `${mark}${stamp}${String(index + 1).padStart(8, '0')}`
}

function isPaid(status: OrderStatus): boolean {
  return status !== '0' && status !== '01' && status !== '2'
}

function isSent(status: OrderStatus): boolean {
  return isPaid(status) || status === '01'
}

/** As a rule what was asked for; of a few stores now and then an amount of 18 decimal places. */
function inventPaid(dice: Dice, store: SeedStore, { askedU }: Quote): Units {
  if (store.id % storesPerFineOne === 0 && dice.chance(0.1))
    return askedU + BigInt(dice.int(1, 999_999)) * 1_000_000n + BigInt(dice.int(1, 999_999))
  return dice.chance(0.03) ? floorTo(micro, (askedU * 98n) / 100n) : askedU
}
