import { minuteMs, type Clock } from '../clock'
import type { Db } from '../db/Db'
import { instant } from '../instant'
import { Refusal } from '../Refusal'

export type Attempts = {
  /**
   * Lets `judge` decide about a secret and counts it when it throws. Attempts with one key take
   * turns, those of other processes too, so that parallel guesses cannot slip past the limit.
   * @throws Refusal 500 `locked` once ten attempts have failed, for thirty minutes
   */
  guard<T>(key: string, judge: () => Promise<T>): Promise<T>
}

const limit = 10
const lockMs = 30 * minuteMs

export function createAttempts({ db, clock }: { db: Db; clock: Clock }): Attempts {
  return {
    guard: (key, judge) =>
      db.exclusively(`attempt ${key}`, async () => {
        await refuseLocked(key)
        try {
          const result = await judge()
          await db.query('delete from sys_attempt where key = $1', [key])
          return result
        } catch (error) {
          if (error instanceof Refusal) await count(key)
          throw error
        }
      }),
  }

  async function refuseLocked(key: string): Promise<void> {
    const now = clock.now()
    await db.query('delete from sys_attempt where last_at <= $1', [instant(now - lockMs)])
    const [lock] = await db.query(
      `select extract(epoch from last_at)::float8 * 1000 as "lastMs" from sys_attempt
       where key = $1 and failures >= $2`,
      [key, limit],
    )
    if (lock === undefined) return
    const leftMs = Number(lock['lastMs']) + lockMs - now
    throw new Refusal(500, 'locked', { minutes: Math.ceil(leftMs / minuteMs) })
  }

  async function count(key: string): Promise<void> {
    await db.query(
      `insert into sys_attempt as attempt (key, failures, last_at) values ($1, 1, $2)
       on conflict (key) do update
       set failures = attempt.failures + 1, last_at = excluded.last_at`,
      [key, instant(clock.now())],
    )
  }
}
