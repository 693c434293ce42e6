import { resolve } from 'node:path'
import { accounts, knownPassword, type Account } from './accounts'
import { scryptHasher } from './auth/scryptHasher'
import { systemClock, type Clock } from './clock'
import { createSandbox, type Sandbox } from './createSandbox'
import { openFolder } from './folder/openFolder'
import { secureRandom, seededRandom } from './random'
import type { Log } from './refusalAnswers'
import { seedDatabase } from './seed/seedDatabase'
import { setPasswords } from './setPasswords'
import { readSettings, type Environment, type Settings } from './settings'

export type OpenSandbox = Sandbox & {
  /** Who can sign in; a password from the environment is not repeated here. */
  accounts: readonly Account[]
  settings: Settings
  /** Closes the database and frees its folder. */
  close(): Promise<void>
}

/**
 * The sandbox over its folder, set by environment variables (`settingsTable`).
 * @param parts.log receives what a person should know, a line each; default: nowhere
 * @throws Error, one sentence to show, for a bad setting or a folder that is in use
 */
export async function openSandbox(
  env: Environment,
  { log = () => {}, clock = systemClock }: { log?: Log; clock?: Clock } = {},
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
        rows: settings.rows,
      }),
  })
  await setPasswords(db, hasher, settings.adminPassword ?? knownPassword)
  const sandbox = createSandbox({ db, clock, random: secureRandom, hasher, settings, log })
  return { ...sandbox, accounts: accountsShown(settings), settings, close: db.close }
}

function accountsShown({ adminPassword }: Settings): readonly Account[] {
  return adminPassword === undefined ? accounts : accounts.map(withoutPassword)
}

function withoutPassword(account: Account): Account {
  return { ...account, password: '(SANDBOX_ADMIN_PASSWORD)' }
}
