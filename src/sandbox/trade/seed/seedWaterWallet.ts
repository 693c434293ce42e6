import { minuteMs } from '../../values/clock'
import { toHex } from '../../values/bytes'
import type { Queryable } from '../../db/Db'
import { createDice, type Dice } from '../../values/dice'
import { evmAddress } from '../../values/evmAddress'
import { instant } from '../../values/instant'
import type { Random } from '../../values/random'
import { tronAddress } from '../../values/tronAddress'
import { insertRows } from '../../seed/insertRows'
import { orderNumber, type SeedOrder } from './inventOrders'
import { inventTimes } from './inventTimes'
import { micro, unitsText } from '../../seed/units'

type Parts = {
  db: Queryable
  random: Random
  deposits: readonly SeedOrder[]
  count: number
  nowMs: number
}

export type Movement = {
  network: 'TRC20' | 'ERC20'
  hash: string
  from: string
  to: string
  amount: string
  /** Null if the movement belongs to no order of the system. */
  mchOrderNo: string | null
  atMs: number
}

/**
 * Movements on the chains: most paid one of the seeded deposits, some came over Ethereum, and one in
 * thirty has a source that is none of the system's orders.
 */
export async function seedWaterWallet(parts: Parts): Promise<void> {
  const { db, random, deposits, count, nowMs } = parts
  const dice = createDice(random)
  const paid = deposits.filter((order) => order.hash !== null && order.paidU > 0n)
  // a payment of the last minutes would be an alert
  const open = deposits
    .filter(({ status, createdMs }) => isOpen(status) && createdMs < nowMs - 20 * minuteMs)
    .toReversed()
  const movements = inventTimes(dice, { count, nowMs }).map((atMs, index): Movement => {
    if (index % 30 === 29) {
      const stranger = foreign(dice, random, atMs)
      // the newest open orders are paid for, from elsewhere or without the exact amount
      const order = index % 60 === 29 ? open[(index - 29) / 60] : undefined
      return order ? almost(order, stranger) : stranger
    }
    if (dice.chance(0.15)) return overEthereum(dice, random, atMs, index)
    return paymentOf(dice.pick(paid), nowMs)
  })
  const rows = movements
    .sort((a, b) => a.atMs - b.atMs)
    .map((movement, index) => Object.assign(movementRow(movement), { id: index + 1 }))
  await insertRows(db, 'api_water_wallet', rows)
}

function isOpen(status: SeedOrder['status']): boolean {
  return status === '0' || status === '01'
}

/** A movement as its table keeps it, without an id. */
export function movementRow(movement: Movement) {
  return {
    network: movement.network,
    hash: movement.hash,
    from_address: movement.from,
    to_address: movement.to,
    amount: movement.amount,
    matched: movement.mchOrderNo === null ? '1' : '0',
    mch_order_no: movement.mchOrderNo,
    create_time: instant(movement.atMs),
  }
}

function paymentOf(order: SeedOrder, nowMs: number): Movement {
  return {
    network: 'TRC20',
    hash: order.hash ?? '',
    from: order.from ?? '',
    to: order.to,
    amount: unitsText(order.paidU),
    mchOrderNo: order.mchOrderNo,
    atMs: Math.min(order.createdMs + 3 * minuteMs, nowMs - minuteMs),
  }
}

/** A movement that belongs to no order of the system. */
export function foreign(dice: Dice, random: Random, atMs: number): Movement {
  return {
    network: 'TRC20',
    hash: toHex(random.bytes(32)),
    from: tronAddress(random.bytes(20)),
    to: tronAddress(random.bytes(20)),
    amount: anyAmount(dice),
    mchOrderNo: null,
    atMs,
  }
}

/** A stranger's payment that looks like an order's: the same amount, or every second time the same address. */
function almost(order: SeedOrder, stranger: Movement): Movement {
  const like = order.id % 2 === 0 ? { to: order.to } : { amount: unitsText(order.quote.askedU) }
  return { ...stranger, ...like, atMs: order.createdMs + 4 * minuteMs }
}

function overEthereum(dice: Dice, random: Random, atMs: number, index: number): Movement {
  return {
    network: 'ERC20',
    hash: `0x${toHex(random.bytes(32))}`,
    from: evmAddress(random.bytes(20)),
    to: evmAddress(random.bytes(20)),
    amount: anyAmount(dice),
    mchOrderNo: orderNumber('E', atMs, index),
    atMs,
  }
}

function anyAmount(dice: Dice): string {
  return unitsText(BigInt(dice.int(1_000_000, 9_000_000_000)) * micro)
}
