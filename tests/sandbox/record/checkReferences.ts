import type { Viewer } from '../call'
import type { Queryable, Row } from '../db/Db'
import type { Input } from './Form'
import { refuse } from './readers'

/**
 * Every id that was sent must exist; a store operator knows of no store but its own.
 * @throws Refusal 500 `referenceMissing`
 */
export async function checkReferences(
  tx: Queryable,
  inputs: Readonly<Record<string, Input>>,
  viewer: Viewer,
  values: Row,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const table = inputs[name]?.refers
    if (table === undefined || (value === null && viewer.userType === '00')) continue
    const found = await tx.query(`select id from ${table} where id = $1`, [value])
    const isForeign =
      viewer.userType !== '00' && table === 'st_store' && Number(value) !== viewer.storeId
    if (found.length === 0 || isForeign) refuse('referenceMissing', { name })
  }
}
