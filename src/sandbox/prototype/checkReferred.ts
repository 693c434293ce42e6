import type { Viewer } from '../request/call'
import type { Queryable, Row } from '../db/Db'
import { conditions } from '../tables/conditions'
import { idOneOf } from '../tables/filters'
import { idOf } from '../tables/idOf'
import type { Table } from '../tables/Table'
import { refuse } from '../record/readers'
import type { DeclaredField, DeclaredFields } from './Declaration'
import { wireNameOf } from './inputsOf'

/** Resource name → its table; none for a resource that the sandbox does not know. */
export type TableOf = (resource: string) => Table | undefined

type Look = { tx: Queryable; tableOf: TableOf; viewer: Viewer }

/**
 * Every record that is named must be one that the viewer may know of; what stands for "below nothing" names none.
 * @param values by wire name, as they were read
 * @throws Refusal 500 `referenceMissing`
 */
export async function checkReferred(look: Look, fields: DeclaredFields, values: Row) {
  for (const [field, declared] of Object.entries(fields)) {
    const name = wireNameOf(fields, field)
    const table = look.tableOf(declared.resource ?? declared.item?.resource ?? '')
    const ids = idsIn(declared, values[name])
    if (table === undefined || ids.length === 0) continue
    const isKnown = (await countOf(look, table, ids)) === ids.length
    if (!isKnown) refuse('referenceMissing', { name })
  }
}

function idsIn({ top }: DeclaredField, value: unknown): readonly string[] {
  const ids = Array.isArray(value) ? value.map(String) : String(value ?? '').split(',')
  return [...new Set(ids)].filter((id) => id !== '' && id !== top)
}

async function countOf({ tx, viewer }: Look, table: Table, ids: readonly string[]) {
  const byId = idOneOf('id', idOf(table).sql)
  const { where, params } = conditions(table, viewer, [byId], () => ids.join(','))
  const found = await tx.query(`select 1 as found from ${table.from} where ${where}`, params)
  return found.length
}
