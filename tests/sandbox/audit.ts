import type { Viewer } from './call'
import type { Queryable } from './db/Db'
import { instant } from './instant'

/** Notes who did what to which records and when, a row each; nothing of what was sent. */
export async function audit(
  tx: Queryable,
  viewer: Viewer,
  entry: { title: string; recordIds: readonly (string | null)[]; nowMs: number },
): Promise<void> {
  await tx.query(
    `insert into sys_oper_log (title, user_id, oper_name, record_id, oper_time)
     select $1, $2, $3, id, $5 from unnest($4::bigint[]) as id`,
    [entry.title, viewer.userId, viewer.userName, entry.recordIds, instant(entry.nowMs)],
  )
}
