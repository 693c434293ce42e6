import type { Call } from '../request/call'
import { inChunks } from '../values/inChunks'
import type { Queryable } from '../db/Db'
import { instant } from '../values/instant'
import { businessTypeOf } from './businessTypeOf'
import { clientIp } from './client'
import { paramsShown } from './paramsShown'
import type { Changes } from '../record/signed'

export type Entry = {
  /** The action, such as `store:storeDraw:pass`. */
  title: string
  /** Null for a call without a record. */
  recordIds: readonly (string | null)[]
  nowMs: number
  /** What changed, by record. */
  changes?: ReadonlyMap<string, Changes>
  refusal?: { code: number; english: string; chinese: string }
}

/** Logs an action or attempt, one row for each record, without secrets. */
export async function audit(tx: Queryable, call: Call, entry: Entry): Promise<void> {
  const row = { ...rowOf(call, entry), ...outcomeOf(entry) }
  const columns = Object.keys(row)
  const places = columns.map((_, index) => `$${index + 3}`)
  await inChunks(entry.recordIds, (ids) => {
    const changes = ids.map((id) => {
      const changed = id === null ? undefined : entry.changes?.get(id)
      return changed ? JSON.stringify(changed) : null
    })
    return tx.query(
      `insert into sys_oper_log (record_id, changes, ${columns.join(', ')})
       select id, changed::json, ${places.join(', ')}
       from unnest($1::bigint[], $2::text[]) as noted (id, changed)`,
      [ids, changes, ...Object.values(row)],
    )
  })
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
    // decoded; PostgreSQL stores no NUL
    oper_url: req.path.replaceAll('\0', '\uFFFD').slice(0, 255),
    oper_ip: clientIp(call),
    oper_param: paramsShown(call),
    cost_time: nowMs - (sent.startedMs ?? nowMs),
  }
}

function outcomeOf({ recordIds, refusal }: Entry) {
  if (refusal === undefined) return { status: 0, result: idsShown(recordIds) }
  const { code, english, chinese } = refusal
  return { status: 1, code, error_msg: english, error_msg_zh: chinese }
}

/** The first ids, in at most 1,000 characters: every row of the note has them. */
function idsShown(recordIds: Entry['recordIds']): string {
  return /^.{0,1000}(?=,|$)/.exec(recordIds.join(','))?.[0] ?? ''
}
