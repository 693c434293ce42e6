import type { Queryable } from '../../db/Db'
import { createDice, type Dice } from '../../values/dice'
import { instant } from '../../values/instant'
import type { Random } from '../../values/random'
import { insertAs } from '../../seed/insertRows'
import {
  freshOrders,
  inventOrders,
  type OrderStatus,
  type PlacedOrder,
  type SeedOrder,
} from './inventOrders'
import type { SeedStore } from './inventStores'
import { unitsText } from '../../seed/units'

type Parts = {
  db: Queryable
  random: Random
  stores: readonly SeedStore[]
  counts: { deposits: number; payouts: number }
  nowMs: number
}

/** Deposits and payouts; gives the deposits. Needs the stores. */
export async function seedOrders({
  db,
  random,
  stores,
  counts,
  nowMs,
}: Parts): Promise<SeedOrder[]> {
  const dice = createDice(random)
  const deposits = inventOrders(random, stores, {
    count: counts.deposits,
    nowMs,
    mark: '',
    statusOf: (_, isFresh) => (isFresh ? waiting(dice) : byShare(dice, depositShares)),
  })
  const failed = spread(failedPayouts(counts.payouts), counts.payouts)
  const payouts = inventOrders(random, stores, {
    count: counts.payouts,
    nowMs,
    mark: 'P',
    statusOf: (index, isFresh) => {
      if (failed.has(index)) return '4'
      return isFresh ? waiting(dice) : byShare(dice, payoutShares)
    },
  })
  await insertAs(db, 'api_recharge', deposits, seedRow)
  await insertAs(db, 'api_draw', payouts, seedRow)
  return deposits
}

/** How many of the seeded payouts have failed (§4: 4): forty of ten thousand. */
export function failedPayouts(payouts: number): number {
  return Math.max(8, Math.round(payouts / 250))
}

export type Shares = readonly (readonly [OrderStatus, number])[]

export const depositShares: Shares = [
  ['3', 0.66],
  ['2', 0.14],
  ['1', 0.06],
  ['0', 0.04],
  ['5', 0.04],
  ['4', 0.03],
  ['01', 0.03],
]

const payoutShares: Shares = [
  ['3', 0.84],
  ['1', 0.06],
  ['2', 0.05],
  ['5', 0.03],
  ['01', 0.02],
]

function waiting(dice: Dice): OrderStatus {
  return dice.chance(0.7) ? '0' : '01'
}

/** The rest beyond the shares is notified. */
export function byShare(dice: Dice, shares: Shares): OrderStatus {
  let left = dice.fraction()
  const found = shares.find(([, share]) => (left -= share) < 0)
  return found?.[0] ?? '3'
}

/** Evenly spaced places among `count`, never among the newest. */
function spread(wanted: number, count: number): Set<number> {
  const step = (count - freshOrders(count)) / wanted
  return new Set(Array.from({ length: wanted }, (_, index) => Math.floor((index + 0.5) * step)))
}

function seedRow(order: SeedOrder) {
  return { id: order.id, ...orderRow(order) }
}

/** An order as its table keeps it, without an id. */
export function orderRow({ quote, ...order }: PlacedOrder) {
  return {
    store_id: order.store.id,
    mch_order_no: order.mchOrderNo,
    status: order.status,
    fee: unitsText(quote.fee),
    hash: order.hash,
    from_address: order.from,
    to_address: order.to,
    buy_num: unitsText(order.paidCny),
    real_buy_num: unitsText(order.paidU),
    origin_buy_num: unitsText(quote.originCny),
    origin_real_buy_num: unitsText(quote.originU),
    extend_info: order.note,
    rate: unitsText(quote.rate),
    address: order.to,
    qr_code: `tron:${order.to}?amount=${unitsText(quote.askedU)}`,
    u_quantity: unitsText(quote.askedU),
    expire_time: order.expireTime,
    reason: order.status === '5' ? 'The customer asked for it 客户要求退款' : null,
    create_time: instant(order.createdMs),
  }
}
