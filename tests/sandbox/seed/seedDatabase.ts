import type { Hasher } from '../auth/Hasher'
import type { Clock } from '../clock'
import type { Db } from '../db/Db'
import { indexSql, schemaSql, schemaVersion } from '../db/schema'
import type { Random } from '../random'
import { seedMoney } from './seedMoney'
import { seedPeople } from './seedPeople'

type Parts = { db: Db; clock: Clock; random: Random; hasher: Hasher; rows: number }

/** Fills an empty database; the same chance and the same time give the same records. */
export async function seedDatabase({ db, clock, random, hasher, rows }: Parts): Promise<void> {
  await db.script(schemaSql)
  await seedMoney({ db, random, rows, nowMs: clock.now() })
  await seedPeople(db, hasher)
  for (const table of ['st_store', 'st_store_draw', 'st_bill'])
    await db.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    )
  await db.script(indexSql)
  await db.query("insert into meta (key, value) values ('schema', $1)", [schemaVersion])
}
