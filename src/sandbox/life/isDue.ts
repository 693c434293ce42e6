import type { Queryable } from '../db/Db'
import { instant } from '../values/instant'

/**
 * Whether something may happen now: not when it has within so many seconds, in whichever process. A yes is
 * noted. A note that lies further ahead is of a clock that was wrong.
 */
export async function isDue(
  tx: Queryable,
  { nowMs, seconds }: { nowMs: number; seconds: number },
): Promise<boolean> {
  const noted = await tx.query(
    `insert into meta (key, value) values ('life', $1)
     on conflict (key) do update set value = excluded.value
     where meta.value::timestamptz <= $2 or meta.value::timestamptz > $3 returning key`,
    [nowMs, nowMs - seconds * 1000, nowMs + seconds * 1000].map(instant),
  )
  return noted.length === 1
}
