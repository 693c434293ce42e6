import type { Viewer } from './call'
import type { Queryable } from './db/Db'
import { instant } from './instant'

/** Notes who did what to which record and when; nothing of what was sent. */
export async function audit(
  tx: Queryable,
  viewer: Viewer,
  entry: { title: string; recordId: string; nowMs: number },
): Promise<void> {
  await tx.query(
    `insert into sys_oper_log (title, user_id, oper_name, record_id, oper_time)
     values ($1, $2, $3, $4, $5)`,
    [entry.title, viewer.userId, viewer.userName, entry.recordId, instant(entry.nowMs)],
  )
}
