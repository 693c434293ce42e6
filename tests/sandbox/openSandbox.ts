import { resolve } from 'node:path'
import { accounts, knownPassword, type Account } from './accounts'
import { scryptHasher } from './auth/scryptHasher'
import { systemClock, type Clock } from './clock'
import { createSandbox, type Sandbox } from './createSandbox'
import { createDice } from './dice'
import { openFolder } from './folder/openFolder'
import { matchForeign } from './life/matchForeign'
import { startLife } from './life/startLife'
import { ed25519Keys } from './keys/ed25519Keys'
import type { Declaration } from './prototype/Declaration'
import { secureRandom, seededRandom } from './random'
import type { Log } from './refusalAnswers'
import { seedDatabase } from './seed/seedDatabase'
import { setPasswords } from './setPasswords'
import { readSettings, type Environment, type Settings } from './settings'

export type OpenSandbox = Sandbox & {
  /** Who can sign in; a password from the environment is not repeated here. */
  accounts: readonly Account[]
  settings: Settings
  /** Money comes from a stranger, as now and then in the simulated life, and the real-time channel tells. */
  strangerPays(): Promise<void>
  /** Ends the real-time channel, closes the database and frees its folder. */
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
 * The sandbox over its folder, set by environment variables (`settingsTable`).
 * @throws Error, one sentence to show, for a bad setting or a folder that is in use
 */
export async function openSandbox(
  env: Environment,
  { log = () => {}, clock = systemClock, declarations = [] }: Options = {},
): Promise<OpenSandbox> {
  const settings = readSettings(env)
  const hasher = scryptHasher({ random: secureRandom })
  const db = await openFolder({
    folder: resolve(settings.data),
    log,
    seed: (empty) =>
      seedDatabase({
        db: empty,
        clock,
        random: seededRandom('Wattdesk'),
        hasher,
        keys: ed25519Keys(seededRandom('Wattdesk keys')),
        rows: settings.rows,
      }),
  })
  await setPasswords(db, hasher, settings.adminPassword ?? knownPassword)
  const sandbox = createSandbox({
    db,
    clock,
    random: secureRandom,
    hasher,
    keys: ed25519Keys(secureRandom),
    settings,
    log,
    say: log,
    declarations,
  })
  await sandbox.ready()
  const life = settings.life
    ? startLife({
        db,
        clock,
        random: secureRandom,
        live: sandbox.live,
        seconds: settings.lifeSeconds,
        log,
      })
    : undefined
  const strangerPays = async () => {
    const dice = createDice(secureRandom)
    const told = await db.transaction((tx) =>
      matchForeign({ tx, dice, random: secureRandom, nowMs: clock.now() }),
    )
    if (told) sandbox.live.send(told.command, told.data)
  }
  const close = async () => {
    await life?.stop()
    await sandbox.live.close()
    await db.close()
  }
  return { ...sandbox, accounts: accountsShown(settings), settings, strangerPays, close }
}

function accountsShown({ adminPassword }: Settings): readonly Account[] {
  return adminPassword === undefined ? accounts : accounts.map(withoutPassword)
}

function withoutPassword(account: Account): Account {
  return { ...account, password: '(SANDBOX_ADMIN_PASSWORD)' }
}
