import type { Queryable } from '../../db/Db'
import { instant } from '../../values/instant'
import { refuseBalance } from '../refusals/refuseBalance'

/**
 * Takes what a deposit brought from its store's balance and books the one bill that says so: a
 * deposit below zero (§4 bill types).
 * @throws Refusal 500 `balanceTooSmall`
 */
export async function bookRefund(tx: Queryable, depositId: string, nowMs: number): Promise<void> {
  const booked = await tx.query(bookSql, [depositId, instant(nowMs)])
  if (booked.length !== 1) await refuseBalance(tx, 'api_recharge', depositId)
}

/** The update holds the store's row until the transaction ends, so balances follow one another. */
const bookSql = `
with paid as (
  update st_store set balance = balance - deposit.real_buy_num
  from api_recharge deposit
  where deposit.id = $1 and st_store.id = deposit.store_id
    and st_store.balance >= deposit.real_buy_num
  returning st_store.id as store_id, st_store.balance as after_amount, deposit.real_buy_num as paid
)
insert into st_bill
  (store_id, recharge_id, type, network, before_amount, change_amount, after_amount, create_time)
select store_id, $1, '2', 'TRC20', after_amount + paid, -paid, after_amount, $2 from paid
returning id`
