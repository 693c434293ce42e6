import type { Viewer } from '../call'
import type { Queryable } from '../db/Db'
import { Refusal } from '../Refusal'
import { findRow } from '../tables/findRow'
import { withdrawals } from '../tables/withdrawals'

export type Decision = { status: '2' } | { status: '3'; reason: string }

/**
 * Takes an applying withdrawal to its final status (§4), once.
 * @throws Refusal 404, or 409 naming the status when it has been decided before
 */
export async function decide(
  tx: Queryable,
  viewer: Viewer,
  id: string,
  decision: Decision,
): Promise<void> {
  await findRow(tx, withdrawals, viewer, id)
  const reason = 'reason' in decision ? decision.reason : null
  const decided = await tx.query(
    `update st_store_draw set status = $2, reason = $3 where id = $1 and status = '1' returning id`,
    [id, decision.status, reason],
  )
  if (decided.length === 1) return
  const { status } = await findRow(tx, withdrawals, viewer, id)
  throw new Refusal(409, status === '2' ? 'alreadyPassed' : 'alreadyRejected')
}
