import { dayMs, hourMs } from '../../values/clock'
import type { Queryable } from '../../db/Db'
import { createDice, type Dice } from '../../values/dice'
import { instant } from '../../values/instant'
import { inventGoogleCode } from '../../values/inventSecret'
import type { Random } from '../../values/random'
import { tronAddress } from '../../values/tronAddress'
import { insertRows } from '../../seed/insertRows'
import { historyDays } from './inventRequests'
import { inventTimes } from './inventTimes'
import { merchantNames } from './names'
import { byShare, depositShares } from './seedOrders'
import { micro, unitsText } from '../../seed/units'

type Parts = {
  db: Queryable
  random: Random
  counts: { users: number; publications: number }
  nowMs: number
}

/** Users of the energy platform and the trades they have published. */
export async function seedEnergy({ db, random, counts, nowMs }: Parts): Promise<void> {
  const dice = createDice(random)
  const users = Array.from({ length: counts.users }, (_, index) =>
    userRow(dice, random, index, nowMs),
  )
  const times = inventTimes(dice, { count: counts.publications, nowMs, fresh: 4 })
  await insertRows(db, 'en_user', users)
  await insertRows(
    db,
    'en_publish',
    times.map((atMs, index) => {
      const isOpen = atMs + termMs > nowMs
      return publicationRow(dice, dice.pick(users), { id: index + 1, atMs, isOpen })
    }),
  )
}

/** How long a published trade is open. */
const termMs = 7 * dayMs

function userRow(dice: Dice, random: Random, index: number, nowMs: number) {
  const [name = ''] = merchantNames[index % merchantNames.length] ?? []
  const createdMs = nowMs - historyDays * dayMs + index * hourMs
  const price = dice.int(40, 90)
  return {
    id: index + 1,
    active_seller: index % 4 === 0 ? 'Y' : 'N',
    user_name: `${name}${index + 1}`,
    account: `energy${String(index + 1).padStart(4, '0')}`,
    balance: amountText(dice, 0, 50_000_000_000),
    amount: amountText(dice, 0, 900_000_000),
    wallet_address: tronAddress(random.bytes(20)),
    sell_price: `0.0000${price}`,
    buy_price: `0.0000${price - 5}`,
    energy_prices: tiers(price, [65_000, 500_000, 5_000_000]),
    bandwidth_prices: tiers(price * 10, [1_000, 20_000]),
    google_code: inventGoogleCode(random),
    create_time: instant(createdMs),
    update_time: instant(createdMs),
  }
}

/** The more is bought, the cheaper: each tier begins one above the end of the one before it. */
function tiers(price: number, ends: readonly number[]) {
  return ends.map((to, index) => ({
    from: index === 0 ? 1 : (ends[index - 1] ?? 0) + 1,
    to,
    price: unitsText(BigInt(price - index * 5) * micro),
  }))
}

function publicationRow(
  dice: Dice,
  seller: ReturnType<typeof userRow>,
  { id, atMs, isOpen }: { id: number; atMs: number; isOpen: boolean },
) {
  const address = seller.wallet_address
  const quantity = amountText(dice, 5_000_000, 2_000_000_000)
  return {
    id,
    seller_id: seller.id,
    address,
    qr_code: `tron:${address}?amount=${quantity}`,
    u_quantity: quantity,
    price: seller.sell_price,
    status: isOpen && dice.chance(0.6) ? '0' : byShare(dice, depositShares),
    expire_time: Math.floor((atMs + termMs) / 1000),
    create_time: instant(atMs),
  }
}

/** @param from in millionths, as `to` */
function amountText(dice: Dice, from: number, to: number): string {
  return unitsText(BigInt(dice.int(from, to)) * micro)
}
