import { expect, it } from 'vitest'
import type { Db } from '@/sandbox/db/Db'
import { createPglite, pgliteDb } from '@/sandbox/db/pglite'
import { plainEd25519Keys } from '@/sandbox/keys/plainEd25519Keys'
import { seedDatabase } from '@/sandbox/seed/seedDatabase'
import { seededDump } from '@/sandbox/testing/seededDump'
import { testHasher } from '@/sandbox/testing/seedForTests'
import { trade } from '@/sandbox/trade'
import { database } from '@/sandbox/trade/database'
import { dayMs, manualClock } from '@/sandbox/values/clock'
import { seededRandom } from '@/sandbox/values/random'
import { moveTimes } from './moveTimes'

const summerMs = Date.UTC(2026, 6, 14, 9, 30, 15)
const laterMs = 233 * dayMs + 12_345_678

async function seedAt(db: Db, nowMs: number): Promise<void> {
  await db.script('drop schema public cascade; drop schema tally cascade; create schema public')
  await seedDatabase({
    db,
    clock: manualClock(nowMs),
    random: seededRandom('Wattdesk'),
    hasher: testHasher,
    keys: plainEd25519Keys(seededRandom('Wattdesk keys')),
    platform: trade,
    rows: 300,
  })
}

async function recordsOf(db: Db): Promise<Record<string, unknown>> {
  const tables = [...database.tableNames, ...database.talliedTables.map((name) => `tally.${name}`)]
  const records: Record<string, unknown> = {}
  for (const table of tables)
    records[table] = await db.query(`select one::text as record from ${table} one order by 1`)
  return records
}

it('a seeded database whose times are moved equals one that is seeded later', async () => {
  const db = pgliteDb(await createPglite({ loadDataDir: await seededDump(trade) }))
  await seedAt(db, summerMs)
  const before = await recordsOf(db)
  await moveTimes(db, laterMs)
  const moved = await recordsOf(db)
  await seedAt(db, summerMs + laterMs - (laterMs % 1000))
  const seeded = await recordsOf(db)
  await db.close()
  expect(moved).toEqual(seeded)
  expect(moved).not.toEqual(before)
})
