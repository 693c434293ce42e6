import type { Viewer } from '../call'
import type { Queryable, Row } from '../db/Db'
import { instant } from '../instant'
import { checkReferences } from './checkReferences'
import { columnsOf } from './columnsOf'
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
  const row = { ...form.fresh(instant(nowMs)), ...columnsOf(inputs, values) }
  const columns = Object.keys(row)
  const places = columns.map((_, index) => `$${index + 1}`)
  const [inserted] = await tx.query(
    `insert into ${form.table.from} (${columns.join(', ')}) values (${places.join(', ')})
     returning id`,
    Object.values(row),
  )
  return String(inserted?.['id'])
}
