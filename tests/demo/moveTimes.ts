import type { Queryable } from '@/sandbox/db/Db'
import { database } from '@/sandbox/trade/database'

/** Tables whose records end at a time, in seconds since 1970. */
const expiring = new Set(['api_recharge', 'api_draw', 'en_publish'])

/** Tables whose records have a merchant's number, in which a time is written. */
const numbered = new Set(['api_recharge', 'api_draw', 'api_water_wallet'])

/**
 * Moves the times of a platform's seeded records, as if it had been seeded so much later. Counts and totals by state
 * stay as they are.
 * @param byMs in milliseconds; whole seconds of it count
 */
export async function moveTimes(db: Queryable, byMs: number): Promise<void> {
  const seconds = Math.floor(byMs / 1000)
  const columns = await db.query(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and table_name = any($1)
       and data_type = 'timestamp with time zone'`,
    [database.tableNames],
  )
  const moves = database.tableNames.map((table) => {
    const times = columns
      .filter((one) => one['table'] === table)
      .map(({ column }) => `${String(column)} = ${String(column)} + interval '${seconds} seconds'`)
    const expiry = expiring.has(table) ? [`expire_time = expire_time + ${seconds}`] : []
    const number = numbered.has(table) ? [`mch_order_no = ${movedNumber(seconds)}`] : []
    return `update ${table} set ${[...times, ...expiry, ...number].join(', ')}`
  })
  // triggers would count every record again
  await db.script(
    ['begin', 'set local session_replication_role = replica', ...moves, 'commit'].join(';'),
  )
}

/** A mark, fourteen digits of a time in UTC, and eight of a count. */
function movedNumber(seconds: number): string {
  const time = `to_timestamp(left(right(mch_order_no, 22), 14), 'YYYYMMDDHH24MISS')::timestamp`
  return `left(mch_order_no, -22)
    || to_char(${time} + interval '${seconds} seconds', 'YYYYMMDDHH24MISS')
    || right(mch_order_no, 8)`
}
