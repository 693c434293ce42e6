import type { Viewer } from '../request/call'
import type { Queryable, Row } from '../db/Db'
import { instant } from '../values/instant'
import { Refusal } from '../request/Refusal'
import { changesBetween, conditionOf, unsigned, type Changes, type Signed } from './signed'
import { findRow, findRows } from '../tables/findRow'
import { idOf } from '../tables/idOf'
import type { Table } from '../tables/Table'
import { checkReferences } from './checkReferences'
import { checkUnique } from './checkUnique'
import { columnsOf } from './columnsOf'
import type { Form } from './Form'

export type Edit = {
  id: string
  /** The record's `updateTime` as it was when the edit began. */
  updateTime: string
  /** By wire name, only what changes. */
  changes: Row
}

/**
 * Changes a record unless someone else has changed it meanwhile. Gives what differs afterwards, of what the wire shows.
 * @throws Refusal 404; 409 `stale`; 500 when the changed record breaks a rule
 */
export async function editRecord(
  tx: Queryable,
  form: Form,
  viewer: Viewer,
  { id, updateTime, changes }: Edit,
  nowMs: number,
): Promise<Changes> {
  const current = await findRow(tx, form.table, viewer, id)
  const over = form.isVersionOptional && updateTime === '' ? undefined : updateTime
  if (over !== undefined && over !== current['updateTime']) throw new Refusal(409, 'stale')
  form.check?.({ ...current, ...changes })
  await checkReferences(tx, form.inputs, viewer, changes)
  await form.checkStored?.(tx, { ...current, ...changes }, viewer, id)
  await checkUnique(tx, form, { ...current, ...changes }, id)
  const row = { ...columnsOf(form.inputs, changes), ...form.touched?.(viewer) }
  const update = { id, row, ...(over !== undefined && { updateTime: over }) }
  const changed = await updateRow(tx, form.table, update, nowMs)
  if (!changed) throw new Refusal(409, 'stale')
  await form.afterWrite?.(tx, { id, values: changes, viewer, before: current })
  const asked = Object.keys(changes).filter((name) => Object.hasOwn(current, name))
  const before = Object.fromEntries(asked.map((name) => [name, current[name]]))
  const after = (await findRows(tx, form.table, viewer, [id], asked)).get(id)
  // the change may have moved it out of the viewer's sight
  return after ? changesBetween(before, after) : {}
}

type Update = {
  id: string
  row: Row
  /** Only if the record still has this version; default: any. */
  updateTime?: string
  /** Only if this condition holds, SQL without parameters. */
  when?: string
  /** Only while the record is as the decision was signed for; default: in any state. */
  signed?: Signed
}

/** The next `update_time` at the moment in a parameter: later by a second at least, so that no two versions share one. */
export function nextVersionSql(now: string, table: string): string {
  return `greatest(date_trunc('second', ${now}::timestamptz), ${table}.update_time + interval '1 second')`
}

/** Sets columns and moves `update_time` on. */
export async function updateRow(
  tx: Queryable,
  table: Table,
  { id, row, updateTime, when = 'true', signed = unsigned }: Update,
  nowMs: number,
): Promise<boolean> {
  const { from, columns } = table
  const idSql = idOf(table).sql
  const names = Object.keys(row)
  const sets = names.map((name, index) => `${name} = $${index + 4}, `)
  const held = conditionOf(signed, table, names.length + 4)
  const changed = await tx.query(
    `update ${from} set ${sets.join('')}update_time = ${nextVersionSql('$3', from)}
     where ${idSql} = $1 and ${when} and ($2::text is null or ${columns['updateTime']?.wire} = $2)
       and ${held.sql}
     returning ${idSql}`,
    [id, updateTime ?? null, instant(nowMs), ...Object.values(row), ...held.params],
  )
  return changed.length === 1
}
