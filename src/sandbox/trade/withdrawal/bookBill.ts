import type { Queryable } from '../../db/Db'
import { instant } from '../../values/instant'
import { refuseBalance } from '../refusals/refuseBalance'

/**
 * Takes a withdrawal's amount from its store's balance and books the one bill that says so.
 * @throws Refusal 500 `balanceTooSmall`
 */
export async function bookBill(tx: Queryable, withdrawalId: string, nowMs: number): Promise<void> {
  const booked = await tx.query(bookSql, [withdrawalId, instant(nowMs)])
  if (booked.length !== 1) await refuseBalance(tx, 'st_store_draw', withdrawalId)
}

/** The update holds the store's row until the transaction ends, so balances follow one another. */
const bookSql = `
with paid as (
  update st_store set balance = balance - draw.total_u
  from st_store_draw draw
  where draw.id = $1 and st_store.id = draw.store_id and st_store.balance >= draw.total_u
  returning st_store.id as store_id, st_store.balance as after_amount, draw.total_u
)
insert into st_bill
  (store_id, draw_id, type, network, before_amount, change_amount, after_amount, create_time)
select store_id, $1, '1', 'TRC20', after_amount + total_u, -total_u, after_amount, $2 from paid
returning id`
