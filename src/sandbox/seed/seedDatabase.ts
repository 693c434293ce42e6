import type { Hasher } from '../auth/Hasher'
import type { Clock } from '../clock'
import type { Queryable } from '../db/Db'
import { migrations, writeVersion } from '../db/migrations'
import { countOnSql, indexSql, schemaSql } from '../db/schema'
import type { KeyMaker } from '../keys/KeyMaker'
import type { Random } from '../random'
import { rowCounts } from './rowCounts'
import { seedEnergy } from './seedEnergy'
import { seedMerchants } from './seedMerchants'
import { seedMoney } from './seedMoney'
import { seedOrders } from './seedOrders'
import { seedPeople } from './seedPeople'
import { seedStoreDeposits } from './seedStoreDeposits'
import { seedSystem } from './seedSystem'
import { seedWaterWallet } from './seedWaterWallet'

type Parts = {
  db: Queryable
  clock: Clock
  random: Random
  hasher: Hasher
  keys: KeyMaker
  /** Deposits and bills; the other tables in proportion. */
  rows: number
}

/** Fills an empty database; the same chance and the same time give the same records. */
export async function seedDatabase(parts: Parts): Promise<void> {
  const { db, hasher } = parts
  await db.script([schemaSql, ...migrations.map(({ tables }) => tables)].join(';'))
  await seedRecords(parts)
  await seedSystem(db)
  await seedPeople(db, hasher)
  await db.script(countOnSql)
  await db.script([...migrations.map(({ indexes = '' }) => indexes), indexSql].join(';'))
  await writeVersion(db)
}

async function seedRecords({ db, clock, random, keys, rows }: Parts): Promise<void> {
  const counts = rowCounts(rows)
  const base = { db, random, nowMs: clock.now() }
  const stores = await seedMoney({ ...base, rows })
  const deposits = await seedOrders({ ...base, stores, counts })
  await seedStoreDeposits({ ...base, stores, count: counts.storeDeposits })
  await seedWaterWallet({ ...base, deposits, count: counts.waterWallet })
  await seedMerchants({ ...base, keys, stores, count: counts.merchants })
  const energy = { users: counts.energyUsers, publications: counts.publications }
  await seedEnergy({ ...base, counts: energy })
}
