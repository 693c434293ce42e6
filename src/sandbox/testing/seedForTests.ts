import { scryptHasher } from '../auth/scryptHasher'
import { manualClock } from '../values/clock'
import type { Queryable } from '../db/Db'
import { ed25519Keys } from '../keys/ed25519Keys'
import { seededRandom } from '../values/random'
import { seedDatabase } from '../seed/seedDatabase'
import type { Platform } from '../platform'
import { keepSql } from './resetTables'

/** Noon of a Tuesday in the gateway's zone, when the tests' records end. */
export const testNowMs = Date.UTC(2026, 5, 30, 4)

/** No table of the tests' database has more rows. */
const rows = 500

/** Fast: the tests' passwords are known anyway. */
export const testHasher = scryptHasher({ random: seededRandom('salt'), cost: 16 })

/** Seeds an empty database for tests, and keeps a copy of it for `tableResetter`. */
export async function seedForTests(db: Queryable, platform: Platform): Promise<void> {
  await seedDatabase({
    db,
    clock: manualClock(testNowMs),
    random: seededRandom('Wattdesk'),
    hasher: testHasher,
    keys: ed25519Keys(seededRandom('keys')),
    platform,
    rows,
  })
  await db.script(keepSql(platform))
}
