import type { Viewer } from '../request/call'
import type { Queryable, Row } from '../db/Db'
import { countable } from './countRows'
import type { Query } from './filters'
import type { Table } from './Table'

/** The exact sums of the totalled columns over everything that matches, as decimal texts. */
export async function sumColumns(
  db: Queryable,
  table: Table,
  viewer: Viewer,
  query: Query,
): Promise<Row> {
  const { from, where, params } = countable(table, viewer, query)
  const sums = Object.entries(table.columns)
    .filter(([, column]) => column.isTotalled)
    .map(([name, column]) => `trim_scale(coalesce(sum(${column.sql}), 0))::text as "${name}"`)
  if (sums.length === 0) return {}
  const [row] = await db.query(`select ${sums.join(', ')} from ${from} where ${where}`, params)
  return row ?? {}
}
