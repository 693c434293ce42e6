import type { Call } from './call'
import type { Queryable } from './db/Db'
import { instant } from './instant'
import { businessTypeOf } from './operLog/businessTypeOf'
import { clientIp } from './operLog/client'
import { paramsShown } from './operLog/paramsShown'

export type Entry = {
  /** What was done, such as `store:storeDraw:pass`. */
  title: string
  /** Null where no record is meant. */
  recordIds: readonly (string | null)[]
  nowMs: number
  refusal?: { code: number; english: string; chinese: string }
}

/** Notes who did, or tried, what to which records and when, a row each; no secret that was sent. */
export async function audit(tx: Queryable, call: Call, entry: Entry): Promise<void> {
  const row = { ...rowOf(call, entry), ...outcomeOf(entry) }
  const columns = Object.keys(row)
  const places = columns.map((_, index) => `$${index + 2}`)
  await tx.query(
    `insert into sys_oper_log (record_id, ${columns.join(', ')})
     select id, ${places.join(', ')} from unnest($1::bigint[]) as id`,
    [entry.recordIds, ...Object.values(row)],
  )
}

function rowOf(call: Call, { title, nowMs }: Entry) {
  const { req, var: sent } = call
  return {
    title,
    user_id: sent.viewer.userId,
    oper_name: sent.viewer.userName,
    oper_time: instant(nowMs),
    business_type: businessTypeOf(title, req.method),
    request_method: req.method,
    // decoded, and the database knows no NUL
    oper_url: req.path.replaceAll('\0', '\uFFFD').slice(0, 255),
    oper_ip: clientIp(call),
    oper_param: paramsShown(call),
    cost_time: nowMs - (sent.startedMs ?? nowMs),
  }
}

function outcomeOf({ recordIds, refusal }: Entry) {
  if (refusal === undefined) return { status: 0, result: recordIds.join(',') }
  const { code, english, chinese } = refusal
  return { status: 1, code, error_msg: english, error_msg_zh: chinese }
}
