import type { Viewer } from '../request/call'
import type { Queryable, Row } from '../db/Db'
import { instant } from '../values/instant'
import { checkVisible } from '../record/removeRecords'
import { conditionOf, unsigned, type Signed } from '../record/signed'
import type { Declaration } from './Declaration'
import { jsonText } from './jsonText'
import type { Prototype } from './preparePrototypes'
import { resourceKey } from './prototypeTable'

/** @returns the new record's id */
export async function insertPrototype(
  tx: Queryable,
  declaration: Declaration,
  values: Row,
  nowMs: number,
): Promise<string> {
  const [inserted] = await tx.query(
    `insert into prototype (resource, id, data, create_time, update_time)
     select $1::text, coalesce(max(id), 0) + 1, $2::jsonb, $3::timestamptz, $3::timestamptz
     from prototype where resource = $1 returning id`,
    [resourceKey(declaration), jsonText(values), instant(nowMs)],
  )
  return String(inserted?.['id'])
}

type Change = {
  id: string
  values: Row
  /** Only while the record is as the decision was signed for; default: in any state. */
  signed?: Signed
}

/**
 * Sets values and moves `update_time` on by a second at least.
 * @returns whether the record is there, and what the decision was signed for
 */
export async function changePrototype(
  tx: Queryable,
  { declaration, table }: Prototype,
  { id, values, signed = unsigned }: Change,
  nowMs: number,
): Promise<boolean> {
  const held = conditionOf(signed, table, 5)
  const changed = await tx.query(
    `update prototype set data = data || $3::jsonb, update_time =
       greatest(date_trunc('second', $4::timestamptz), update_time + interval '1 second')
     where resource = $1 and id = $2 and ${held.sql} returning id`,
    [resourceKey(declaration), id, jsonText(values), instant(nowMs), ...held.params],
  )
  return changed.length === 1
}

/** All of the records or none. */
export async function removePrototypes(
  tx: Queryable,
  { declaration, table }: Prototype,
  viewer: Viewer,
  ids: readonly string[],
): Promise<void> {
  await checkVisible(tx, table, viewer, ids)
  await tx.query('delete from prototype where resource = $1 and id = any($2::bigint[])', [
    resourceKey(declaration),
    ids,
  ])
}
