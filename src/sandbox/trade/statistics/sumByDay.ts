import type { Viewer } from '../../request/call'
import type { Queryable } from '../../db/Db'
import { timeZone } from '../../settings/settings'
import type { Statistic } from './statistics'

/** Calendar days of the gateway's zone, `yyyy-MM-dd`, both included. */
export type Days = { begin: string; end: string }

export type DaySum = { date: string; value: string }

/**
 * The exact sum of each day, oldest first, as a decimal text; `'0'` for a day without an event. A store
 * operator sees only its own store's (§1).
 */
export async function sumByDay(
  db: Queryable,
  { from }: Statistic,
  { userType, storeId }: Viewer,
  { begin, end }: Days,
): Promise<DaySum[]> {
  const isConfined = userType !== '00'
  const rows = await db.query(
    `select to_char(day, 'YYYY-MM-DD') as date, trim_scale(coalesce(sum(amount), 0))::text as value
     from generate_series($1::date, $2::date, interval '1 day') day
     left join (
       select (at at time zone '${timeZone}')::date as on_day, amount from (${from}
         and (not $3 or store_id = $4::bigint)) event
       where at >= ($1::date::timestamp at time zone '${timeZone}')
         and at < (($2::date + 1)::timestamp at time zone '${timeZone}')
     ) counted on on_day = day::date
     group by day order by day`,
    [begin, end, isConfined, storeId ?? null],
  )
  return rows.map(({ date, value }) => ({ date: String(date), value: String(value) }))
}
