import type { DialectName } from '@/engine/config'
import { knownPassword } from './accounts'
import { manualClock, type ManualClock } from './clock'
import { createSandbox, type Sandbox } from './createSandbox'
import type { Db } from './db/Db'
import type { Files } from './files/Files'
import { inlineFiles } from './files/inlineFiles'
import { ed25519Keys } from './keys/ed25519Keys'
import type { Declaration } from './prototype/Declaration'
import { seededRandom } from './random'
import { insertPrepared, type Prepared } from './testing/insertPrepared'
import { resetTables } from './testing/resetTables'
import { testHasher, testNowMs } from './testing/seedForTests'
import { testDb } from './testing/testDb'

export { insertPrepared, type Prepared } from './testing/insertPrepared'
export { testNowMs } from './testing/seedForTests'

export type TestSandbox = Sandbox & {
  db: Db
  /** Stands at `testNowMs` until it is advanced. */
  clock: ManualClock
  /** Unexpected errors so far: none, unless a test breaks something on purpose. */
  problems: readonly string[]
  /** What a person would have been told. */
  said: readonly string[]
  /** Logs an account in and gives its token. Not for `totp`, nor with the captcha on. */
  signIn(name: string): Promise<string>
  /** Puts a record of `src/testing/records` into the database and gives its id. */
  insert(record: Prepared): Promise<string>
}

const worker = globalThis as { testDb?: Promise<Db> }

/** Opened while the file is imported, which no test's timeout counts; one for all files of a worker. */
const db = await (worker.testDb ??= testDb())

export type TestSandboxOptions = {
  /** Default false: none is asked for. */
  captcha?: boolean
  /** How it answers; default `specification`. */
  dialect?: DialectName
  /** Whether it can be made to fail, by `sandbox.faults`; default false. */
  faults?: boolean
  /** Served by prototypes where the sandbox has no table. Default: nothing. */
  declarations?: readonly Declaration[]
  /** How uploaded files are read; default: where they are asked for. */
  files?: Files
  /** What stands between it and the database; default: nothing. */
  before?: (db: Db) => Db
}

/**
 * A sandbox over freshly reset records: 500 bills, 200 withdrawals of which 40 are applying, 40
 * stores; 500 deposits, 100 payouts of which 8 have failed, 40 merchants, 30 energy users. The worker
 * has one database, so only the newest sandbox is of use.
 */
export async function testSandbox({
  captcha = false,
  dialect = 'specification',
  faults = false,
  declarations = [],
  files = inlineFiles,
  before = (it) => it,
}: TestSandboxOptions = {}): Promise<TestSandbox> {
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
    declarations,
  })
  return {
    ...sandbox,
    db,
    clock,
    problems,
    said,
    signIn: (name) => signIn(sandbox, name),
    insert: (record) => insertPrepared(db, record),
  }
}

async function signIn({ fetch }: Sandbox, username: string): Promise<string> {
  const request = new Request('http://sandbox/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: knownPassword }),
  })
  const envelope = (await (await fetch(request)).json()) as {
    msg: string
    data?: { token: string }
    token?: string
  }
  const token = envelope.data?.token ?? envelope.token
  if (token === undefined) throw new Error(`${username}: ${envelope.msg}`)
  return token
}
