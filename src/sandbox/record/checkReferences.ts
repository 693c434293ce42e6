import type { Viewer } from '../request/call'
import type { Queryable, Row } from '../db/Db'
import type { Input } from './Form'
import { refuse } from './readers'

type Inputs = Readonly<Record<string, Input>>

/**
 * Every id that was sent must exist; a store operator knows of no store but its own.
 * @throws Refusal 500 `referenceMissing`
 */
export async function checkReferences(
  tx: Queryable,
  inputs: Inputs,
  viewer: Viewer,
  values: Row,
): Promise<void> {
  const check = await referenceCheck(tx, inputs, viewer, [values])
  check(values)
}

/**
 * Reads which ids exist that any of the records refer to, and gives the check of each.
 * The check throws Refusal 500 `referenceMissing`.
 */
export async function referenceCheck(
  tx: Queryable,
  inputs: Inputs,
  viewer: Viewer,
  records: readonly Row[],
): Promise<(values: Row) => void> {
  const found = new Map<string, ReadonlySet<string>>()
  for (const [name, { refers }] of Object.entries(inputs)) {
    const ids = records
      .map((values) => values[name] ?? '')
      .filter((id) => id !== '')
      .map(String)
    if (refers === undefined || ids.length === 0) continue
    // oxlint-disable-next-line no-await-in-loop
    const rows = await tx.query(`select id from ${refers} where id = any($1::bigint[])`, [ids])
    found.set(name, new Set(rows.map(({ id }) => String(id))))
  }
  return (values) => {
    for (const [name, value] of Object.entries(values)) {
      const table = inputs[name]?.refers
      if (table === undefined || (value === null && viewer.userType === '00')) continue
      const isForeign =
        viewer.userType !== '00' && table === 'st_store' && Number(value) !== viewer.storeId
      if (isForeign || found.get(name)?.has(String(value)) !== true)
        refuse('referenceMissing', { name })
    }
  }
}
