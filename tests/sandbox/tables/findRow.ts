import type { Viewer } from '../call'
import type { Queryable, Row } from '../db/Db'
import { Refusal } from '../Refusal'
import { conditions } from './conditions'
import { idOneOf } from './filters'
import { idOf } from './idOf'
import { selection } from './selection'
import type { Table } from './Table'

/**
 * One row as the wire shows it.
 * @throws Refusal 404 for a row that is missing or another store's: the two look the same
 */
export async function findRow(
  db: Queryable,
  table: Table,
  viewer: Viewer,
  id: string,
): Promise<Row> {
  const byId = idOneOf('id', idOf(table).sql)
  const { where, params } = conditions(table, viewer, [byId], () => id)
  const [row] = await db.query(
    `select ${selection(table)} from ${table.from} where ${where}`,
    params,
  )
  if (row === undefined) throw new Refusal(404, 'notFound')
  return row
}
