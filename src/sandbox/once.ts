import type { Call } from './request/call'
import { dayMs, type Clock } from './values/clock'
import { sha256Hex } from './values/sha256'
import type { Db, Queryable } from './db/Db'
import { instant } from './values/instant'
import { Refusal } from './request/Refusal'

/** How long an answer is stored; afterwards its key counts as new. */
export const keptMs = dayMs

/**
 * Does a write in one transaction. With an `Idempotency-Key` the answer is kept in the same
 * transaction, for a day: the same request again gets it again and does nothing. A refused request
 * keeps nothing, so that it can be corrected under its key.
 * @throws Refusal 500 `keyInvalid`; 422 `keyReused` when the key came with another request
 */
export async function once(
  { db, clock }: { db: Db; clock: Clock },
  call: Call,
  work: (tx: Queryable) => Promise<string>,
): Promise<string> {
  const key = call.req.header('Idempotency-Key')
  if (key === undefined) return db.transaction(work)
  if (!/^[\x21-\x7e]{1,128}$/.test(key)) throw new Refusal(500, 'keyInvalid', { limit: 128 })
  const owner = [call.var.viewer.userId, key]
  const fingerprint = fingerprintOf(call)
  await forgetOld(db, clock)
  return db.transaction(async (tx) => {
    const taken = await tx.query(
      `insert into idempotency (user_id, key, fingerprint, created_at) values ($1, $2, $3, $4)
       on conflict do nothing returning key`,
      [...owner, fingerprint, instant(clock.now())],
    )
    if (taken.length === 0) return savedAnswer(tx, owner, fingerprint)
    const answer = await work(tx)
    await tx.query('update idempotency set answer = $3 where user_id = $1 and key = $2', [
      ...owner,
      JSON.stringify({ answer }),
    ])
    return answer
  })
}

/** Skips rows that another write is deleting. */
async function forgetOld(db: Queryable, clock: Clock): Promise<void> {
  await db.query(
    `delete from idempotency where (user_id, key) in (
       select user_id, key from idempotency where created_at <= $1 for update skip locked
     )`,
    [instant(clock.now() - keptMs)],
  )
}

async function savedAnswer(
  tx: Queryable,
  owner: readonly unknown[],
  fingerprint: string,
): Promise<string> {
  const [saved] = await tx.query(
    `select fingerprint, answer -> 'answer' as answer from idempotency
     where user_id = $1 and key = $2`,
    owner,
  )
  if (saved?.['fingerprint'] !== fingerprint) throw new Refusal(422, 'keyReused')
  return String(saved['answer'])
}

/** Tells requests apart without keeping the second password, which is checked on every request. */
function fingerprintOf({ req, var: { body } }: Call): string {
  const { secondPwd: _, ...rest } = body
  const sorted = Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))
  const { pathname, search } = new URL(req.url)
  return sha256Hex(JSON.stringify([req.method, pathname + search, sorted]))
}
