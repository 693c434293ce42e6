import type { Viewer } from '../request/call'
import { inChunks } from '../values/inChunks'
import type { Queryable, Row } from '../db/Db'
import { instant } from '../values/instant'
import { columnsOf } from '../record/columnsOf'
import { nextVersionSql } from '../record/editRecord'
import { endSessions } from '../auth/endSessions'
import { approve, userForm } from './users'

/** Changed columns of a user by wire name; no value is null. */
type Change = { id: string; values: Row }

/** Changes users whose changes have been checked, and ends the sessions of those who are disabled. */
export async function changeUsers(
  tx: Queryable,
  viewer: Viewer,
  changes: readonly Change[],
  nowMs: number,
): Promise<void> {
  await inChunks(changes, (chunk) => updateUsers(tx, viewer, chunk, nowMs))
  const withStatus = (code: string) =>
    changes.flatMap(({ id, values }) => (values['status'] === code ? [id] : []))
  await approve(tx, withStatus('0'))
  await endSessions(tx, withStatus('1'))
}

function updateUsers(tx: Queryable, viewer: Viewer, changes: readonly Change[], nowMs: number) {
  const rows = changes.map(({ values }) => columnsOf(userForm.inputs, values))
  const touched = userForm.touched?.(viewer)
  const columns = new Set([...rows, touched ?? {}].flatMap((row) => Object.keys(row)))
  const sets = [...columns].map((name) => `${name} = coalesce(changed.${name}, kept.${name})`)
  const changed = changes.map(({ id }, index) =>
    Object.assign({ user_id: id }, rows[index], touched),
  )
  return tx.query(
    `update sys_user kept set ${sets.join(', ')}, update_time = ${nextVersionSql('$2', 'kept')}
     from jsonb_populate_recordset(null::sys_user, $1::jsonb) as changed
     where kept.user_id = changed.user_id`,
    [JSON.stringify(changed), instant(nowMs)],
  )
}
