import { resources as words } from '@/i18n/en-US/resources'
import type { Db } from '@/sandbox/db/Db'
import { testDb, testSandboxes } from '@/sandbox/forTests'
import { trade } from '@/sandbox/trade'

export {
  testNowMs,
  type Prepared,
  type TestSandbox,
  type TestSandboxOptions,
} from '@/sandbox/forTests'

const worker = globalThis as { testDb?: Promise<Db> }

/** Opened on import, which no test's timeout counts; one for all files of a worker. */
const db = await (worker.testDb ??= testDb(trade))

/**
 * A sandbox of this portal over freshly reset records: 500 bills, 200 withdrawals of which 40 are applying, 40
 * stores; 500 deposits, 100 payouts of which 8 have failed, 40 merchants, 30 energy users. The worker has one
 * database, so only the newest sandbox is of use.
 */
export const testSandbox = testSandboxes({ db, platform: trade, messages: words })
