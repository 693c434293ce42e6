import type { Queryable } from '../../db/Db'
import { Refusal } from '../../request/Refusal'
import { tradeMessages } from './tradeMessages'

/**
 * Refuses what takes more from a store than it has, saying what it has.
 * @param table where the record stands whose store is meant
 * @throws Refusal 500 `balanceTooSmall`
 */
export async function refuseBalance(
  tx: Queryable,
  table: 'api_recharge' | 'st_store_draw',
  id: string,
): Promise<never> {
  const [store] = await tx.query(
    `select trim_scale(balance)::text as balance from st_store
     where id = (select store_id from ${table} where id = $1)`,
    [id],
  )
  throw new Refusal(500, tradeMessages.balanceTooSmall, { balance: String(store?.['balance']) })
}
