import { knownPassword } from './accounts'
import { manualClock, type ManualClock } from './clock'
import { createSandbox, type Sandbox } from './createSandbox'
import type { Db } from './db/Db'
import { createPglite, pgliteDb } from './db/pglite'
import { seededRandom } from './random'
import { resetTables } from './testing/resetTables'
import { seededDump, testHasher, testNowMs } from './testing/seededDump'

export { aBill, aWithdrawal } from './testing/records'
export { testNowMs } from './testing/seededDump'

export type TestSandbox = Sandbox & {
  db: Db
  /** Stands at `testNowMs` until it is advanced. */
  clock: ManualClock
  /** Unexpected errors so far: none, unless a test breaks something on purpose. */
  problems: readonly string[]
  /** Logs an account in and gives its token. Not for `totp`, nor with the captcha on. */
  signIn(name: string): Promise<string>
}

/** Opened while the file is imported, which no test's timeout counts; one for the whole worker. */
const db = pgliteDb(await createPglite({ loadDataDir: await seededDump() }))

/**
 * A sandbox over freshly reset records: 500 bills, 200 withdrawals of which 40 are applying, 40
 * stores. The worker has one database, so only the newest sandbox is of use.
 * @param options.captcha default false: none is asked for
 */
export async function testSandbox({ captcha = false } = {}): Promise<TestSandbox> {
  await resetTables(db)
  const clock = manualClock(testNowMs)
  const problems: string[] = []
  const sandbox = createSandbox({
    db,
    clock,
    random: seededRandom('test'),
    hasher: testHasher,
    settings: { captcha },
    log: (line) => problems.push(line),
  })
  return { ...sandbox, db, clock, problems, signIn: (name) => signIn(sandbox, name) }
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
  }
  if (envelope.data === undefined) throw new Error(`${username}: ${envelope.msg}`)
  return envelope.data.token
}
