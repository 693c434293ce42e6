import type { Viewer } from '../../request/call'
import { inChunks } from '../../values/inChunks'
import type { Queryable } from '../../db/Db'
import { instant } from '../../values/instant'
import { Refusal } from '../../request/Refusal'
import type { Application } from './readApplication'
import { tradeMessages } from '../refusals/tradeMessages'

/** Who applies, for the store that is theirs. */
type Applicant = Pick<Viewer, 'storeId'>

/**
 * Applies for a withdrawal from the viewer's store; fee and estimate are worked out here.
 * @returns the new withdrawal's id
 * @throws Refusal 500 `onlyStores`, `amountTooSmall` or `balanceTooSmall`
 */
export async function apply(
  tx: Queryable,
  viewer: Applicant,
  application: Application,
  nowMs: number,
): Promise<string> {
  const checkAmount = await amountCheck(tx, viewer, [application.totalU])
  checkAmount(application.totalU)
  const [id = ''] = await insertApplications(tx, viewer, [application], nowMs)
  return id
}

/** Inserts withdrawals that have been checked, and gives their ids in the same order. */
export function insertApplications(
  tx: Queryable,
  { storeId }: Applicant,
  applications: readonly Application[],
  nowMs: number,
): Promise<string[]> {
  return inChunks(applications, async (chunk) => {
    const rows = await tx.query(
      `with added as (
         insert into st_store_draw
           (store_id, address, total_u, fee, estimate_total_u, status, wallet_name, create_time)
         select id, address, total, withdrawal_fee, total - withdrawal_fee, '1', wallet, $2
         from st_store, unnest($3::text[], $4::numeric[], $5::text[])
           with ordinality as asked (address, total, wallet, place)
         where id = $1 order by place returning id
       ) select id from added order by id`,
      [
        storeId,
        instant(nowMs),
        chunk.map(({ address }) => address),
        chunk.map(({ totalU }) => totalU),
        chunk.map(({ walletName }) => walletName),
      ],
    )
    return rows.map(({ id }) => String(id))
  })
}

/**
 * Locks the viewer's store, and gives a check of whether the viewer may apply for one of these amounts.
 * The check throws Refusal 500 `onlyStores`, `amountTooSmall` or `balanceTooSmall`.
 */
export async function amountCheck(
  tx: Queryable,
  { storeId }: Applicant,
  totals: readonly string[],
): Promise<(totalU: string) => void> {
  const rows = await tx.query(
    `with store as (select balance, withdrawal_fee from st_store where id = $1 for update)
     select total, trim_scale(balance)::text as balance, trim_scale(withdrawal_fee)::text as fee,
       total::numeric > withdrawal_fee as "coversFee", total::numeric <= balance as "isCovered"
     from store, unnest($2::text[]) as asked (total)`,
    [storeId ?? null, [...new Set(totals)]],
  )
  const stores = new Map(rows.map((row) => [String(row['total']), row]))
  return (totalU) => {
    const store = stores.get(totalU)
    if (store === undefined) throw new Refusal(500, tradeMessages.onlyStores)
    if (store['coversFee'] !== true)
      throw new Refusal(500, tradeMessages.amountTooSmall, { fee: String(store['fee']) })
    if (store['isCovered'] !== true)
      throw new Refusal(500, tradeMessages.balanceTooSmall, { balance: String(store['balance']) })
  }
}
