import { minuteMs, type Clock } from '../values/clock'
import type { Db, Queryable } from '../db/Db'
import { instant } from '../values/instant'
import { Refusal } from '../request/Refusal'

/** The result of an attempt; throws a refusal for a wrong secret. */
export type Verdict<T> = () => Promise<T>

export type Attempts = {
  /**
   * Compares a secret, then asks for the verdict, and counts the attempt when that throws. Comparing costs time by
   * design, so many are compared at once; verdicts with one key are given in turn, so that parallel guesses cannot
   * slip past the limit, and those from one address, too, whose failures with all keys count together. Other
   * processes on the same database take part.
   * @param compare changes nothing; not asked while the key or the address is locked
   * @param ip the address that guesses; without it the key alone is counted
   * @throws Refusal 500 `locked` once ten attempts with the key have failed, `addressLocked` once ten from the
   * address have, for thirty minutes
   */
  guard<T>(key: string, compare: () => Promise<Verdict<T>>, ip?: string): Promise<T>
}

const limit = 10
const lockMs = 30 * minuteMs

/**
 * Lets the owner of an account log in again who was refused for failures: those of the account are forgotten, and
 * so are all of any locked address from which it was refused since a lock ago.
 */
export async function forgive(
  tx: Queryable,
  { userName, nowMs }: { userName: string; nowMs: number },
): Promise<void> {
  await tx.query(
    `with refused as (
       select ip from sys_attempt where key = $1
       union select ipaddr from sys_login_log
       where user_name = $2 and status = '1' and login_time > $3
     ), locked as (
       select ip from sys_attempt where ip <> '' and ip in (select ip from refused)
       group by ip having sum(failures) >= $4
     )
     delete from sys_attempt where key = $1 or ip in (select ip from locked)`,
    [attemptKey(userName), userName, instant(nowMs - lockMs), limit],
  )
}

/** The key under which failed logins of an account are counted. */
export function attemptKey(userName: string): string {
  return `login:${userName.slice(0, 64)}`
}

export function createAttempts({ db, clock }: { db: Db; clock: Clock }): Attempts {
  return {
    guard: async (key, compare, ip = '') => {
      await refuseLocked(key, ip)
      const verdict = await compare()
      const keys = [...(ip === '' ? [] : [`attempts from ${ip}`]), `attempt ${key}`]
      return db.exclusively(keys, () => judged(key, verdict, ip))
    },
  }

  async function judged<T>(key: string, verdict: Verdict<T>, ip: string): Promise<T> {
    await refuseLocked(key, ip)
    try {
      const result = await verdict()
      // an address is forgiven what it failed with this key, and nothing else
      await db.query('delete from sys_attempt where key = $1', [key])
      return result
    } catch (error) {
      if (error instanceof Refusal) await count(key, ip)
      throw error
    }
  }

  async function refuseLocked(key: string, ip: string): Promise<void> {
    const now = clock.now()
    await db.query('delete from sys_attempt where last_at <= $1', [instant(now - lockMs)])
    const ofKey = await lockedUntil('key', key, now)
    const ofAddress = ip === '' ? 0 : await lockedUntil('ip', ip, now)
    const leftMs = Math.max(ofKey, ofAddress) - now
    if (leftMs > 0)
      throw new Refusal(500, ofAddress > ofKey ? 'addressLocked' : 'locked', {
        minutes: Math.ceil(leftMs / minuteMs),
      })
  }

  async function lockedUntil(column: 'key' | 'ip', value: string, now: number): Promise<number> {
    const [lock] = await db.query(
      `select extract(epoch from max(last_at))::float8 * 1000 as "lastMs" from sys_attempt
       where ${column} = $1 having sum(failures) >= $2`,
      [value, limit],
    )
    // a clock that was put back has failures ahead of it: no lock is longer than a whole one
    return lock ? Math.min(Number(lock['lastMs']), now) + lockMs : 0
  }

  async function count(key: string, ip: string): Promise<void> {
    await db.query(
      `insert into sys_attempt as attempt (key, ip, failures, last_at) values ($1, $2, 1, $3)
       on conflict (key, ip) do update
       set failures = attempt.failures + 1, last_at = excluded.last_at`,
      [key, ip, instant(clock.now())],
    )
  }
}
