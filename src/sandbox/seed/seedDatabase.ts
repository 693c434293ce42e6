import type { Hasher } from '../auth/Hasher'
import type { Clock } from '../values/clock'
import type { Queryable } from '../db/Db'
import { migrationsOf, writeVersion } from '../db/migrations'
import { countOnSql, schemaSql } from '../db/schema'
import type { KeyMaker } from '../keys/KeyMaker'
import type { Platform } from '../platform'
import type { Random } from '../values/random'
import { seedPeople } from './seedPeople'
import { seedSystem } from './seedSystem'

type Parts = {
  db: Queryable
  clock: Clock
  random: Random
  hasher: Hasher
  keys: KeyMaker
  platform: Platform
  /** Rows of the platform's largest table; the others in proportion. */
  rows: number
}

/** Fills an empty database; the same random source and time give the same records. */
export async function seedDatabase(parts: Parts): Promise<void> {
  const { db, clock, random, hasher, keys, platform, rows } = parts
  const { database, system } = platform
  const migrations = migrationsOf(platform)
  await db.script(
    [schemaSql, database.schemaSql, ...migrations.map(({ tables }) => tables)].join(';'),
  )
  await platform.seed({ db, random, keys, nowMs: clock.now(), rows })
  await seedSystem(db, system)
  await seedPeople(db, hasher, platform)
  await db.script(countOnSql(platform))
  await db.script([...migrations.map(({ indexes = '' }) => indexes), database.indexSql].join(';'))
  await writeVersion(db, platform)
}
