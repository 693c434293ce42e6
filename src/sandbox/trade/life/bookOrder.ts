import type { Queryable, Row } from '../../db/Db'
import { instant } from '../../values/instant'

type Booking = {
  order: Row
  /** §4: 2 deposit, 3 API payment. */
  type: '2' | '3'
  /** Whether the store's balance grows or shrinks. */
  sign: 1 | -1
  nowMs: number
}

/**
 * Moves a store's balance by what an order brings or takes and books the one bill that says so.
 * @returns whether there was enough to take
 */
export async function bookOrder(tx: Queryable, { order, type, sign, nowMs }: Booking) {
  const booked = await tx.query(bookSql, [
    order['store_id'],
    order['u_quantity'],
    sign,
    type,
    instant(nowMs),
  ])
  return booked.length === 1
}

/** The update holds the store's row until the transaction ends, so balances follow one another. */
const bookSql = `
with moved as (
  update st_store set balance = balance + $3::int * $2::numeric
  where id = $1 and balance + $3::int * $2::numeric >= 0
  returning id, balance as after_amount, $3::int * $2::numeric as change
)
insert into st_bill
  (store_id, type, network, before_amount, change_amount, after_amount, create_time)
select id, $4, 'TRC20', after_amount - change, change, after_amount, $5 from moved
returning id`
