import { toHex } from '../../values/bytes'
import type { Queryable } from '../../db/Db'
import { createDice } from '../../values/dice'
import { instant } from '../../values/instant'
import type { Random } from '../../values/random'
import { insertRows } from '../../seed/insertRows'
import { inventAmount } from './inventAmount'
import { anyStore } from './inventRequests'
import type { SeedStore } from './inventStores'
import { inventTimes } from './inventTimes'
import { byShare, depositShares } from './seedOrders'
import { floorTo, micro, unitsText } from '../../seed/units'

type Parts = {
  db: Queryable
  random: Random
  stores: readonly SeedStore[]
  count: number
  nowMs: number
}

/** Deposits of stores. Needs the stores. */
export async function seedStoreDeposits(parts: Parts): Promise<void> {
  const { db, random, stores, count, nowMs } = parts
  const dice = createDice(random)
  const rows = inventTimes(dice, { count, nowMs }).map((createdMs, index) => {
    const store = anyStore(dice, stores)
    const status = byShare(dice, depositShares)
    const amount = inventAmount(dice, store, 100, 50_000)
    return {
      id: index + 1,
      store_id: store.id,
      hash: status === '0' || status === '2' ? null : toHex(random.bytes(32)),
      address: dice.pick(store.addresses),
      amount: unitsText(amount),
      fee: unitsText(floorTo(micro, amount / 1000n)),
      status,
      create_time: instant(createdMs),
    }
  })
  await insertRows(db, 'st_store_recharge', rows)
}
