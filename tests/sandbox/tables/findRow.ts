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
export function findRow(db: Queryable, table: Table, viewer: Viewer, id: string): Promise<Row> {
  return find(db, table, viewer, { id, columns: selection(table) })
}

/** The version of a row: another one after every update of it, whoever made it. */
export const versionSql = 'xmin::text'

/**
 * One row as the wire shows it, and its version as it was at that moment; none where the table is not versioned.
 * @throws Refusal 404 as `findRow`
 */
export async function findVersioned(
  db: Queryable,
  table: Table,
  viewer: Viewer,
  id: string,
): Promise<{ row: Row; version: string | undefined }> {
  if (!table.isVersioned) return { row: await findRow(db, table, viewer, id), version: undefined }
  const columns = `${selection(table)}, ${versionSql} as "@version"`
  const { '@version': version, ...row } = await find(db, table, viewer, { id, columns })
  return { row, version: String(version) }
}

type Wanted = { id: string; columns: string }

async function find(db: Queryable, table: Table, viewer: Viewer, { id, columns }: Wanted) {
  const byId = idOneOf('id', idOf(table).sql)
  const { where, params } = conditions(table, viewer, [byId], () => id)
  const [row] = await db.query(`select ${columns} from ${table.from} where ${where}`, params)
  if (row === undefined) throw new Refusal(404, 'notFound')
  return row
}
