import type { Viewer } from '../../request/call'
import type { Queryable } from '../../db/Db'
import { conditionOf, refuseMoved, type Signed } from '../../record/signed'
import { findRow } from '../../tables/findRow'
import { withdrawals } from '../tables/withdrawals'
import { tradeMessages } from '../refusals/tradeMessages'

export type Decision = { signed: Signed } & ({ status: '2' } | { status: '3'; reason: string })

/**
 * Takes an applying withdrawal to its final status (§4), once, and only while it is what the decision was signed
 * for.
 * @throws Refusal 404, or 409 naming the status when it has been decided before, or what moved
 */
export async function decide(
  tx: Queryable,
  viewer: Viewer,
  id: string,
  decision: Decision,
): Promise<void> {
  await findRow(tx, withdrawals, viewer, id)
  const reason = 'reason' in decision ? decision.reason : null
  const held = conditionOf(decision.signed, withdrawals, 4)
  const decided = await tx.query(
    `update st_store_draw set status = $2, reason = $3
     where id = $1 and status = '1' and ${held.sql} returning id`,
    [id, decision.status, reason, ...held.params],
  )
  if (decided.length === 1) return
  await refuseMoved(tx, { table: withdrawals, viewer, id }, decision.signed, ({ status }) => {
    if (status === '1') return undefined
    return status === '2' ? tradeMessages.alreadyPassed : tradeMessages.alreadyRejected
  })
}
