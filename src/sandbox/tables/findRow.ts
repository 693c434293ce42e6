import type { Viewer } from '../request/call'
import { inChunks } from '../values/inChunks'
import type { Queryable, Row } from '../db/Db'
import { Refusal } from '../request/Refusal'
import { conditions } from './conditions'
import { idOneOf } from './filters'
import { idOf } from './idOf'
import { selection } from './selection'
import type { Table } from './Table'

/**
 * One row as the wire shows it.
 * @throws Refusal 404 for a missing row and, with the same answer, for another store's
 */
export function findRow(db: Queryable, table: Table, viewer: Viewer, id: string): Promise<Row> {
  return findOne(db, table, viewer, { ids: id, columns: selection(table) })
}

/** The version of a row; every update changes it. */
export const versionSql = 'xmin::text'

/**
 * One row as the wire shows it, with its version if the table has versions.
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
  const { '@version': version, ...row } = await findOne(db, table, viewer, { ids: id, columns })
  return { row, version: String(version) }
}

/**
 * The rows of these ids as the wire shows them, by id; one that is missing or another store's is left out.
 * @param names the columns besides the id; default all
 */
export async function findRows(
  db: Queryable,
  table: Table,
  viewer: Viewer,
  ids: readonly string[],
  names = Object.keys(table.columns),
): Promise<ReadonlyMap<string, Row>> {
  const { name } = idOf(table)
  const columns = selection(table, [...new Set([name, ...names])])
  const rows = await inChunks(ids, (chunk) =>
    find(db, table, viewer, { ids: chunk.join(','), columns }),
  )
  return new Map(rows.map((row) => [String(row[name]), row]))
}

type Wanted = { ids: string; columns: string }

async function findOne(db: Queryable, table: Table, viewer: Viewer, wanted: Wanted): Promise<Row> {
  const [row] = await find(db, table, viewer, wanted)
  if (row === undefined) throw new Refusal(404, 'notFound')
  return row
}

function find(db: Queryable, table: Table, viewer: Viewer, { ids, columns }: Wanted) {
  const byId = idOneOf('id', idOf(table).sql)
  const { where, params } = conditions(table, viewer, [byId], () => ids)
  return db.query(`select ${columns} from ${table.from} where ${where}`, params)
}
