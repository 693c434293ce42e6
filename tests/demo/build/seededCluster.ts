import { PGlite } from '@electric-sql/pglite'
import { parsers } from '@/sandbox/db/parsers'
import { pgliteDb } from '@/sandbox/db/pglite'
import { plainEd25519Keys } from '@/sandbox/keys/plainEd25519Keys'
import { seedDatabase } from '@/sandbox/seed/seedDatabase'
import { trade } from '@/sandbox/trade'
import { manualClock } from '@/sandbox/values/clock'
import { seededRandom } from '@/sandbox/values/random'
import { demoHasher } from '../demoHasher'

/** Deposits and bills; the other tables in proportion. */
const rows = 2_000

/**
 * The files of a PostgreSQL cluster whose only database has the demo's records, as a tar archive.
 * @param nowMs the time at which its records end, in milliseconds since 1970
 */
export async function seededCluster(nowMs: number): Promise<Uint8Array> {
  const pglite = await PGlite.create({
    parsers: Object.fromEntries(parsers),
    // small log segments, removed after use, make a small archive
    initDbStartParams: ['--wal-segsize=1'],
    startParams: [...PGlite.defaultStartParams, '-c', 'wal_recycle=off'],
  })
  for (const template of ['template0', 'template1']) await dropTemplate(pglite, template)
  await seedDatabase({
    db: pgliteDb(pglite),
    clock: manualClock(nowMs),
    random: seededRandom('Wattdesk'),
    hasher: demoHasher,
    keys: plainEd25519Keys(seededRandom('Wattdesk keys')),
    platform: trade,
    rows,
  })
  for (const statement of ['checkpoint', 'select pg_switch_wal()', 'checkpoint'])
    await pglite.exec(statement)
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  return new Uint8Array(await dump.arrayBuffer())
}

/** Two thirds of a cluster are templates of databases that nobody will create. */
async function dropTemplate(pglite: PGlite, name: string): Promise<void> {
  await pglite.exec(`alter database ${name} is_template false`)
  await pglite.exec(`drop database ${name}`)
}
