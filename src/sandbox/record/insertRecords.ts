import type { Viewer } from '../request/call'
import { inChunks } from '../values/inChunks'
import type { Queryable, Row } from '../db/Db'
import { instant } from '../values/instant'
import { idOf } from '../tables/idOf'
import { columnsOf } from './columnsOf'
import type { Form } from './Form'

/**
 * Inserts records that have been checked, and gives their ids in the same order.
 * @param records by wire name; only one where the form has `newIdSql`
 */
export function insertRecords(
  tx: Queryable,
  form: Form,
  viewer: Viewer,
  records: readonly Row[],
  nowMs: number,
): Promise<string[]> {
  const inputs = { ...form.inputs, ...form.firstInputs }
  const fresh = form.fresh(instant(nowMs), viewer)
  const rows = records.map((values): Row => ({ ...fresh, ...columnsOf(inputs, values) }))
  return inChunks(rows, (chunk) => insertRows(tx, form, chunk))
}

async function insertRows(tx: Queryable, { table, newIdSql }: Form, rows: readonly Row[]) {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const params: unknown[] = []
  const tuples = rows.map((row) => {
    const places = names.map((name) =>
      Object.hasOwn(row, name) ? `$${params.push(row[name])}` : 'default',
    )
    return `(${[...places, ...(newIdSql === undefined ? [] : [newIdSql])].join(', ')})`
  })
  const { sql: idSql } = idOf(table)
  const columns = [...names, ...(newIdSql === undefined ? [] : [idSql])]
  const inserted = await tx.query(
    `with added as (
       insert into ${table.from} (${columns.join(', ')}) values ${tuples.join(', ')}
       returning ${idSql} as id
     ) select id from added order by id`,
    params,
  )
  return inserted.map(({ id }) => String(id))
}
