import { knownPassword, knownSecondPassword } from '@/sandbox'
import { scryptHasher } from '@/sandbox/auth/scryptHasher'
import { systemClock } from '@/sandbox/values/clock'
import { inlineFiles } from '@/sandbox/files/inlineFiles'
import { createSandbox } from '@/sandbox/createSandbox'
import type { Db, Queryable } from '@/sandbox/db/Db'
import { openPglite } from '@/sandbox/db/pglite'
import { postgresDb } from '@/sandbox/db/postgres'
import { ed25519Keys } from '@/sandbox/keys/ed25519Keys'
import { secureRandom } from '@/sandbox/values/random'
import { trade } from '@/sandbox/trade'

/**
 * Passes the withdrawal and hangs after the given number of statements, to be killed there:
 *   stopMidway.ts <folder of a database, or its URL> <id> <statements>
 */
const [place = '', id, statements] = process.argv.slice(2)

const db = place.startsWith('postgres') ? postgresDb(place) : await openPglite(place)
const { fetch } = createSandbox({
  db: { ...db, transaction: (work) => db.transaction((tx) => work(stopping(tx))) } satisfies Db,
  clock: systemClock,
  random: secureRandom,
  hasher: scryptHasher({ random: secureRandom }),
  files: inlineFiles,
  keys: ed25519Keys(secureRandom),
  settings: { captcha: false },
  platform: trade,
})

function stopping(tx: Queryable): Queryable {
  let left = Number(statements)
  return {
    ...tx,
    query: async (sql, params) => {
      const rows = await tx.query(sql, params)
      left -= 1
      if (left > 0) return rows
      process.stdout.write('midway\n')
      return new Promise(() => setInterval(() => {}, 1_000))
    },
  }
}

async function call(method: string, path: string, body: unknown, headers = {}) {
  const type = { 'Content-Type': 'application/json' }
  const init = { method, headers: { ...type, ...headers }, body: JSON.stringify(body) }
  return (await fetch(new Request(`http://sandbox${path}`, init))).json() as Promise<{
    data: { token: string }
  }>
}

const { data } = await call('POST', '/login', { username: 'admin', password: knownPassword })
const headers = { Authorization: data.token, 'Idempotency-Key': 'killed' }
await call('PUT', `/store/storeDraw/pass/${id}`, { secondPwd: knownSecondPassword }, headers)
process.stdout.write('done\n')
