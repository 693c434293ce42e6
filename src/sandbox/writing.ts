import { audit } from './audit/audit'
import type { SecondPassword } from './auth/secondPassword'
import type { Call } from './request/call'
import type { Clock } from './values/clock'
import type { Db, Queryable } from './db/Db'
import { once } from './once'
import type { Access, Permission, Route } from './request/route'
import type { Changes } from './record/signed'

/** Notes what a write changed of a record, for its history. */
export type Note = (id: string, changes: Changes) => void

/** Done in a transaction; gives the ids of what it wrote, joined by commas. */
export type Work = (tx: Queryable, nowMs: number, note: Note) => Promise<string>

/** Reads the request before anything is done. */
export type Prepare = (call: Call) => Work | Promise<Work>

/** The title of a write in the operation log, if it is not its permission. */
type LogTitle = { title: Permission }

type Guarded = Pick<Route, 'access' | 'title'> & {
  /** Gives the ids of what was written. */
  answer: (call: Call) => Promise<{ data: string }>
}

/** How every write is done: in one transaction, once for an `Idempotency-Key`, and noted. */
export type Writing = {
  write(access: Permission, prepare: Prepare, noted?: LogTitle): Guarded
  write(access: 'loggedIn', prepare: Prepare, noted: LogTitle): Guarded
  /** … under the viewer's second password. */
  signed(access: Permission, prepare: Prepare): Guarded
}

export function createWriting(parts: {
  db: Db
  clock: Clock
  secondPassword: SecondPassword
}): Writing {
  const { db, clock, secondPassword } = parts
  return {
    write: (access: Access, prepare: Prepare, noted?: LogTitle) => ({
      access,
      ...noted,
      answer: async (call) => done(call, noted?.title ?? access, await prepare(call)),
    }),
    signed: (access, prepare) => ({
      access,
      answer: async (call) => {
        const work = await prepare(call)
        await secondPassword.check(call)
        return done(call, access, work)
      },
    }),
  }

  async function done(call: Call, title: string, work: Work) {
    return { data: await once({ db, clock }, call, (tx) => noted(tx, call, title, work)) }
  }

  async function noted(tx: Queryable, call: Call, title: string, work: Work): Promise<string> {
    const nowMs = clock.now()
    const changes = new Map<string, Changes>()
    const ids = await work(tx, nowMs, (id, changed) => {
      if (Object.keys(changed).length > 0) changes.set(id, changed)
    })
    const recordIds = ids === '' ? [null] : ids.split(',')
    await audit(tx, call, { title, recordIds, changes, nowMs })
    return ids
  }
}
