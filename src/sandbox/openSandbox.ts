import { resolve } from 'node:path'
import { serverLog } from '@/server/http/log'
import { knownPassword, type Account } from './settings/accounts'
import type { Hasher } from './auth/Hasher'
import { scryptHasher } from './auth/scryptHasher'
import { systemClock, type Clock } from './values/clock'
import { createSandbox, type Sandbox, type SandboxParts } from './createSandbox'
import { createDice } from './values/dice'
import type { Db, Queryable } from './db/Db'
import type { Files } from './files/Files'
import { openFileWorkers } from './files/openFileWorkers'
import { openFolder } from './storage/openFolder'
import { startLife } from './life/startLife'
import type { Step } from './life/Step'
import { announce, passOn } from './live/announce'
import { ed25519Keys } from './keys/ed25519Keys'
import { noPlatform } from './seed/noPlatform'
import type { Platform } from './platform'
import { secureRandom, seededRandom } from './values/random'
import type { Log } from './refusalAnswers'
import { seedDatabase } from './seed/seedDatabase'
import { openServer } from './storage/openServer'
import { placeOf } from './storage/placeOf'
import { readSettings, type Environment, type Settings } from './settings/settings'

export type OpenSandbox = Sandbox & {
  /** Who can log in; without a password that comes from the environment. */
  accounts: readonly Account[]
  settings: Settings
  /** Folder or address of the data, to be shown. */
  place: string
  /** Reads uploaded files in separate threads. */
  files: Files
  /** Lets one event happen now; the real-time channel announces it. */
  happen(step: Step): Promise<void>
  /** Ends the real-time channel, closes the database and frees its folder, if it has one. */
  close(): Promise<void>
}

type Options = {
  /** Receives what a person should know, line by line; default: nowhere. */
  log?: Log
  clock?: Clock
} & Pick<SandboxParts, 'platform' | 'resources' | 'messages'>

/**
 * The sandbox over its folder or its PostgreSQL server, set by environment variables (`settingsTable`).
 * @throws Error, one sentence to show, for a bad setting, a folder that is in use or a database that cannot be
 */
export async function openSandbox(
  env: Environment,
  { log: write = () => {}, clock = systemClock, platform = noPlatform, ...app }: Options = {},
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
      platform,
    })
  const { databaseUrl } = settings
  const db = databaseUrl
    ? await openServer({ url: databaseUrl, platform, seed, log })
    : await openFolder({ folder: resolve(settings.data), platform, seed, log })
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
    platform,
    ...app,
  })
  await sandbox.ready()
  const stopPassingOn = await passOn(db, sandbox.live)
  const life =
    settings.life && platform.events.length > 0
      ? startLife({
          db,
          clock,
          random: secureRandom,
          seconds: settings.lifeSeconds,
          events: platform.events,
          log,
        })
      : undefined
  const happen = async (step: Step) => {
    const dice = createDice(secureRandom)
    await db.transaction(async (tx) => {
      const message = await step({ tx, dice, random: secureRandom, nowMs: clock.now() })
      if (message) await announce(tx, message)
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
    accounts: accountsShown(settings, platform),
    settings,
    place,
    happen,
    close,
  }
}

function accountsShown({ adminPassword }: Settings, { accounts }: Platform): readonly Account[] {
  return adminPassword === undefined ? accounts : accounts.map(withoutPassword)
}

function withoutPassword(account: Account): Account {
  return { ...account, password: '(SANDBOX_ADMIN_PASSWORD)' }
}

/** Gives every account this password and, where that changes anything, ends all sessions. */
async function setPasswords(db: Db, hasher: Hasher, password: string): Promise<void> {
  const users = await db.query('select user_id, password from sys_user order by user_id')
  const [first] = users
  if (first && (await hasher.verify(password, String(first['password'])))) return
  const hashes = await Promise.all(users.map(() => hasher.hash(password)))
  await db.transaction(async (tx) => {
    for (const [index, user] of users.entries())
      await tx.query('update sys_user set password = $2 where user_id = $1', [
        user['user_id'],
        hashes[index],
      ])
    await tx.query('delete from sys_session')
  })
}
