import type { Viewer } from '../request/call'
import type { Queryable } from '../db/Db'
import { conditions, type Conditions } from './conditions'
import type { Query } from './filters'
import type { Table } from './Table'

/** The number of matching rows, from the tally if possible, which takes the same time for any number. */
export async function countRows(
  db: Queryable,
  table: Table,
  viewer: Viewer,
  query: Query,
): Promise<number> {
  const { from, isTally, where, params } = countable(table, viewer, query)
  const counted = isTally ? 'coalesce(sum(counted), 0)' : 'count(*)'
  const [row] = await db.query(
    `select ${counted}::int as total from ${from} where ${where}`,
    params,
  )
  return Number(row?.['total'])
}

/**
 * The relation to count and sum: the tally if it covers the query's filters, else the table. The tally's
 * columns have the names of those that they sum.
 */
export function countable(
  table: Table,
  viewer: Viewer,
  query: Query,
): Conditions & { from: string; isTally: boolean } {
  const all = conditions(table, viewer, table.filters, query)
  const known = table.tallied && conditions(table, viewer, table.tallied, query)
  const isTally = known?.where === all.where
  return { ...all, from: isTally ? `tally.${table.from}` : table.from, isTally }
}
