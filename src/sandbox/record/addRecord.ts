import type { Viewer } from '../request/call'
import type { Queryable, Row } from '../db/Db'
import { checkReferences } from './checkReferences'
import { checkUnique } from './checkUnique'
import type { Form } from './Form'
import { insertRecords } from './insertRecords'

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
  const [id = ''] = await insertRecords(tx, form, viewer, [values], nowMs)
  await form.afterWrite?.(tx, { id, values, viewer })
  return id
}
