import type { Viewer } from '../call'
import type { Queryable, Row } from '../db/Db'
import { instant } from '../instant'
import { checkReferences } from './checkReferences'
import { columnsOf } from './columnsOf'
import { idOf } from '../tables/idOf'
import { checkUnique } from './checkUnique'
import type { Form } from './Form'

/**
 * Inserts a record and gives its id.
 * @param values by wire name, as `readValues` gives them for all inputs
 */
export async function addRecord(
  tx: Queryable,
  form: Form,
  viewer: Viewer,
  values: Row,
  nowMs: number,
): Promise<string> {
  const inputs = { ...form.inputs, ...form.firstInputs }
  await checkReferences(tx, inputs, viewer, values)
  await form.checkStored?.(tx, values, viewer)
  await checkUnique(tx, form, values)
  const row = { ...form.fresh(instant(nowMs), viewer), ...columnsOf(inputs, values) }
  const columns = Object.keys(row)
  const places = columns.map((_, index) => `$${index + 1}`)
  const { sql: idSql } = idOf(form.table)
  if (form.newIdSql !== undefined) {
    columns.push(idSql)
    places.push(form.newIdSql)
  }
  const [inserted] = await tx.query(
    `insert into ${form.table.from} (${columns.join(', ')}) values (${places.join(', ')})
     returning ${idSql} as id`,
    Object.values(row),
  )
  const id = String(inserted?.['id'])
  await form.afterWrite?.(tx, { id, values, viewer })
  return id
}
