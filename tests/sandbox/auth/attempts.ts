import { minuteMs, type Clock } from '../clock'
import type { Db, Row } from '../db/Db'
import { instant } from '../instant'
import { Refusal } from '../Refusal'

export type Attempts = {
  /**
   * Lets `judge` decide about a secret and counts it when it throws. Attempts with one key take turns, so that
   * parallel guesses cannot slip past the limit; those from one address, too, and its failures with all keys
   * count together. Other processes on the same database take part.
   * @param ip the address that guesses; without it the key alone is counted
   * @throws Refusal 500 `locked` once ten attempts have failed, for thirty minutes
   */
  guard<T>(key: string, judge: () => Promise<T>, ip?: string): Promise<T>
}

const limit = 10
const lockMs = 30 * minuteMs

export function createAttempts({ db, clock }: { db: Db; clock: Clock }): Attempts {
  return {
    guard: (key, judge, ip = '') =>
      db.exclusively([...(ip === '' ? [] : [`attempts from ${ip}`]), `attempt ${key}`], () =>
        judged(key, judge, ip),
      ),
  }

  async function judged<T>(key: string, judge: () => Promise<T>, ip: string): Promise<T> {
    await refuseLocked(key, ip)
    try {
      const result = await judge()
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
    const locks = [await lockOf('key', key), ip === '' ? undefined : await lockOf('ip', ip)]
    // a clock that was put back has failures ahead of it: no lock is longer than a whole one
    const until = locks.map((lock) => (lock ? Math.min(Number(lock['lastMs']), now) + lockMs : 0))
    const leftMs = Math.max(...until) - now
    if (leftMs > 0) throw new Refusal(500, 'locked', { minutes: Math.ceil(leftMs / minuteMs) })
  }

  async function lockOf(column: 'key' | 'ip', value: string): Promise<Row | undefined> {
    const [lock] = await db.query(
      `select extract(epoch from max(last_at))::float8 * 1000 as "lastMs" from sys_attempt
       where ${column} = $1 having sum(failures) >= $2`,
      [value, limit],
    )
    return lock
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
