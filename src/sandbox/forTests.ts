import type { DialectName } from '@/engine/config'
import { knownPassword } from './settings/accounts'
import { manualClock, type ManualClock } from './values/clock'
import { createSandbox, type Sandbox, type SandboxParts } from './createSandbox'
import type { Db } from './db/Db'
import { createPglite, pgliteDb } from './db/pglite'
import type { Files } from './files/Files'
import { inlineFiles } from './files/inlineFiles'
import { ed25519Keys } from './keys/ed25519Keys'
import { noPlatform } from './seed/noPlatform'
import type { Platform } from './platform'
import type { Declaration } from './prototype/Declaration'
import { seededRandom } from './values/random'
import type { Table } from './tables/Table'
import { tablesOf } from './systemTables'
import { cloneUrl, testServer } from './testing/engine'
import { insertPrepared, type Prepared } from './testing/insertPrepared'
import { tableResetter } from './testing/resetTables'
import { seededDump } from './testing/seededDump'
import { testHasher, testNowMs } from './testing/seedForTests'

export { type Prepared } from './testing/insertPrepared'
export { testNowMs } from './testing/seedForTests'

export type TestSandbox = Sandbox & {
  db: Db
  /** Its tables that were written by hand. */
  tables: readonly Table[]
  /** Stands at `testNowMs` until it is advanced. */
  clock: ManualClock
  /** Unexpected errors so far. */
  problems: readonly string[]
  /** The lines for a person so far. */
  said: readonly string[]
  /** Logs an account in and gives its token. Not for `totp`, nor with the captcha on. */
  logIn(name: string): Promise<string>
  /** Puts a built record into the database and gives its id. */
  insert(record: Prepared): Promise<string>
}

export type TestSandboxOptions = {
  /** Whether a captcha is required; default false. */
  captcha?: boolean
  /** How it answers; default `specification`. */
  dialect?: DialectName
  /** Whether it can be made to fail, by `sandbox.faults`; default false. */
  faults?: boolean
  /** Served by prototypes where the sandbox has no table. Default: those of the app. */
  resources?: readonly Declaration[]
  /** How uploaded files are read; default: in the same thread. */
  files?: Files
  /** Wraps its database; default: not at all. */
  before?: (db: Db) => Db
}

type Parts = {
  /** A database that `testDb` gave. All sandboxes share it, so only the newest is of use. */
  db: Db
  platform?: Platform
} & Pick<SandboxParts, 'resources' | 'messages'>

export type OpenTestSandbox = (options?: TestSandboxOptions) => Promise<TestSandbox>

/**
 * Opens sandboxes over freshly reset records: 60 of each prototype; of a platform, at most 500 a table.
 *
 * @example const testSandbox = testSandboxes({ db: await testDb(noPlatform), resources: [book] })
 */
export function testSandboxes({ db, platform = noPlatform, ...app }: Parts): OpenTestSandbox {
  const resetTables = tableResetter(platform)
  const tables = tablesOf(platform)
  return async ({
    captcha = false,
    dialect = 'specification',
    faults = false,
    resources = app.resources ?? [],
    files = inlineFiles,
    before = (it) => it,
  }: TestSandboxOptions = {}) => {
    await resetTables(db)
    const clock = manualClock(testNowMs)
    const problems: string[] = []
    const said: string[] = []
    const sandbox = createSandbox({
      db: before(db),
      clock,
      random: seededRandom('test'),
      hasher: testHasher,
      keys: ed25519Keys(seededRandom('test keys')),
      files,
      settings: { captcha, dialect, faults },
      log: (line) => problems.push(line),
      say: (line) => said.push(line),
      platform,
      ...app,
      resources,
    })
    return {
      ...sandbox,
      db,
      tables,
      clock,
      problems,
      said,
      logIn: (name) => logIn(sandbox, name),
      insert: (record) => insertPrepared({ db, tables }, record),
    }
  }
}

async function logIn({ fetch }: Sandbox, username: string): Promise<string> {
  const request = new Request('http://sandbox/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: knownPassword }),
  })
  const envelope: { msg: string; data?: { token: string }; token?: string } = await (
    await fetch(request)
  ).json()
  const token = envelope.data?.token ?? envelope.token
  if (token === undefined) throw new Error(`${username}: ${envelope.msg}`)
  return token
}

/** A seeded database for one worker: on a server if `engine` names one, else embedded. */
export async function testDb(platform: Platform): Promise<Db> {
  if (testServer === undefined)
    return pgliteDb(await createPglite({ loadDataDir: await seededDump(platform) }))
  const { postgresDb } = await import('./db/postgres')
  return postgresDb(await cloneUrl(testServer))
}
