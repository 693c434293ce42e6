import type { Viewer } from '../../request/call'
import { inChunks } from '../../values/inChunks'
import type { Queryable } from '../../db/Db'
import { changesBetween } from '../../record/signed'
import { findRows } from '../../tables/findRow'
import { withdrawals } from '../tables/withdrawals'
import type { Note } from '../../writing'

type Change = { id: string; totalU: string }

/** Changes what waiting withdrawals are of, at the fee of now, as if they were applied for anew; notes what differs. */
export async function changeAmounts(
  tx: Queryable,
  viewer: Viewer,
  changes: readonly Change[],
  note: Note,
): Promise<void> {
  const before = await findRows(
    tx,
    withdrawals,
    viewer,
    changes.map(({ id }) => id),
  )
  const changedIds = await inChunks(changes, (chunk) => updateAmounts(tx, chunk))
  const after = await findRows(tx, withdrawals, viewer, changedIds)
  for (const [id, row] of after) note(id, changesBetween(before.get(id) ?? {}, row))
}

async function updateAmounts(tx: Queryable, changes: readonly Change[]): Promise<string[]> {
  const changed = await tx.query(
    `update st_store_draw draw
     set total_u = total, fee = withdrawal_fee, estimate_total_u = total - withdrawal_fee
     from st_store, unnest($1::bigint[], $2::numeric[]) as asked (draw_id, total)
     where draw.id = draw_id and st_store.id = draw.store_id and draw.status = '1'
       and (draw.total_u, draw.fee) is distinct from (total, withdrawal_fee) returning draw.id`,
    [changes.map(({ id }) => id), changes.map(({ totalU }) => totalU)],
  )
  return changed.map(({ id }) => String(id))
}
