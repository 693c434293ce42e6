import type { Viewer } from '../request/call'
import type { Queryable } from '../db/Db'
import { Refusal } from '../request/Refusal'
import { conditions } from '../tables/conditions'
import { idOneOf } from '../tables/filters'
import { idOf } from '../tables/idOf'
import type { Table } from '../tables/Table'
import type { Form } from './Form'

/** How many records one request can delete. */
export const removeLimit = 500

/**
 * The ids of a path `{ids}`, each once.
 * @throws Refusal 500 `idsInvalid` or `tooManyIds`
 */
export function readIds(text: string): string[] {
  if (!/^\d+(,\d+)*$/.test(text)) throw new Refusal(500, 'idsInvalid')
  const ids = [...new Set(text.split(',').map((id) => id.replace(/^0+(?=\d)/, '')))]
  if (ids.length > removeLimit) throw new Refusal(500, 'tooManyIds', { limit: removeLimit })
  return ids
}

/**
 * Deletes all of the records or none.
 * @throws Refusal 404 when the viewer may not see one of them; 409 `referenced`
 */
export async function removeRecords(
  tx: Queryable,
  { table, usedIn, beforeRemoval }: Pick<Form, 'table' | 'usedIn' | 'beforeRemoval'>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<void> {
  await checkVisible(tx, table, viewer, ids)
  for (const { table: other, column } of usedIn) {
    const [used] = await tx.query(
      `select ${column} as id from ${other} where ${column} = any($1::bigint[]) limit 1`,
      [ids],
    )
    if (used !== undefined) throw new Refusal(409, 'referenced', { id: String(used['id']) })
  }
  await beforeRemoval?.(tx, ids, viewer)
  await tx.query(`delete from ${table.from} where ${idOf(table).sql} = any($1::bigint[])`, [ids])
}

export async function checkVisible(
  tx: Queryable,
  table: Table,
  viewer: Viewer,
  ids: readonly string[],
): Promise<void> {
  const byId = idOneOf('id', idOf(table).sql)
  const { where, params } = conditions(table, viewer, [byId], () => ids.join(','))
  const visible = await tx.query(
    `select ${idOf(table).sql} from ${table.from} where ${where}`,
    params,
  )
  if (visible.length !== ids.length) throw new Refusal(404, 'notFound')
}
