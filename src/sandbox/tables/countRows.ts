import type { Viewer } from '../request/call'
import type { Queryable } from '../db/Db'
import { conditions, type Conditions } from './conditions'
import type { Query } from './filters'
import type { Table } from './Table'

/** How many rows match: of the tally where that knows, so that it takes no longer when there are more. */
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
 * What to count and to sum: the table, or its tally when nothing is asked that the tally does not know. The tally's
 * columns are called like those that they count and sum.
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
