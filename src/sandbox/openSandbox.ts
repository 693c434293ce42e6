import { resolve } from 'node:path'
import { serverLog } from '@/server/serverLog'
import { accounts, knownPassword, type Account } from './accounts'
import { scryptHasher } from './auth/scryptHasher'
import { systemClock, type Clock } from './clock'
import { createSandbox, type Sandbox } from './createSandbox'
import { createDice } from './dice'
import type { Queryable } from './db/Db'
import type { Files } from './files/Files'
import { openFileWorkers } from './files/openFileWorkers'
import { openFolder } from './folder/openFolder'
import { matchForeign } from './life/matchForeign'
import { startLife } from './life/startLife'
import { announce, passOn } from './live/announce'
import { ed25519Keys } from './keys/ed25519Keys'
import type { Declaration } from './prototype/Declaration'
import { secureRandom, seededRandom } from './random'
import type { Log } from './refusalAnswers'
import { seedDatabase } from './seed/seedDatabase'
import { openServer } from './server/openServer'
import { placeOf } from './server/placeOf'
import { setPasswords } from './setPasswords'
import { readSettings, type Environment, type Settings } from './settings'

export type OpenSandbox = Sandbox & {
  /** Who can sign in; a password from the environment is not repeated here. */
  accounts: readonly Account[]
  settings: Settings
  /** Where the data lives, to be shown. */
  place: string
  /** Reads uploaded files in threads of its own. */
  files: Files
  /** Money comes from a stranger, as now and then in the simulated life, and the real-time channel tells. */
  strangerPays(): Promise<void>
  /** Ends the real-time channel, closes the database and frees its folder, if it has one. */
  close(): Promise<void>
}

type Options = {
  /** Receives what a person should know, a line each; default: nowhere. */
  log?: Log
  clock?: Clock
  /** What the portal declares; what has no table here is served by a prototype. Default: nothing. */
  declarations?: readonly Declaration[]
}

/**
 * The sandbox over its folder or its PostgreSQL server, set by environment variables (`settingsTable`).
 * @throws Error, one sentence to show, for a bad setting, a folder that is in use or a database that cannot be
 */
export async function openSandbox(
  env: Environment,
  { log: write = () => {}, clock = systemClock, declarations = [] }: Options = {},
): Promise<OpenSandbox> {
  const settings = readSettings(env)
  const log = serverLog(write)
  const hasher = scryptHasher({ random: secureRandom })
  const seed = (empty: Queryable) =>
    seedDatabase({
      db: empty,
      clock,
      random: seededRandom('Wattdesk'),
      hasher,
      keys: ed25519Keys(seededRandom('Wattdesk keys')),
      rows: settings.rows,
    })
  const { databaseUrl } = settings
  const db = databaseUrl
    ? await openServer({ url: databaseUrl, seed, log })
    : await openFolder({ folder: resolve(settings.data), seed, log })
  const password = settings.adminPassword ?? knownPassword
  await db.exclusively(['passwords'], () => setPasswords(db, hasher, password))
  const files = openFileWorkers()
  const sandbox = createSandbox({
    db,
    clock,
    random: secureRandom,
    hasher,
    keys: ed25519Keys(secureRandom),
    files,
    settings,
    log,
    say: log,
    declarations,
  })
  await sandbox.ready()
  const stopPassingOn = await passOn(db, sandbox.live)
  const life = settings.life
    ? startLife({
        db,
        clock,
        random: secureRandom,
        seconds: settings.lifeSeconds,
        log,
      })
    : undefined
  const strangerPays = async () => {
    const dice = createDice(secureRandom)
    await db.transaction(async (tx) => {
      const told = await matchForeign({ tx, dice, random: secureRandom, nowMs: clock.now() })
      if (told) await announce(tx, told)
    })
  }
  const close = async () => {
    await life?.stop()
    await stopPassingOn()
    await sandbox.live.close()
    await files.close()
    await db.close()
  }
  const place = databaseUrl ? placeOf(databaseUrl) : settings.data
  return {
    ...sandbox,
    files,
    accounts: accountsShown(settings),
    settings,
    place,
    strangerPays,
    close,
  }
}

function accountsShown({ adminPassword }: Settings): readonly Account[] {
  return adminPassword === undefined ? accounts : accounts.map(withoutPassword)
}

function withoutPassword(account: Account): Account {
  return { ...account, password: '(SANDBOX_ADMIN_PASSWORD)' }
}
