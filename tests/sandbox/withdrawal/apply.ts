import type { Viewer } from '../call'
import type { Queryable } from '../db/Db'
import { instant } from '../instant'
import { Refusal } from '../Refusal'
import type { Application } from './readApplication'

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
  const { address, totalU, walletName } = application
  await checkStore(tx, viewer, totalU)
  const [row] = await tx.query(
    `insert into st_store_draw
       (store_id, address, total_u, fee, estimate_total_u, status, wallet_name, create_time)
     select id, $2, $3::numeric, withdrawal_fee, $3::numeric - withdrawal_fee, '1', $4, $5
     from st_store where id = $1 returning id`,
    [viewer.storeId, address, totalU, walletName, instant(nowMs)],
  )
  return String(row?.['id'])
}

/**
 * Whether the viewer may apply for so much.
 * @throws Refusal 500 `onlyStores`, `amountTooSmall` or `balanceTooSmall`
 */
export async function checkStore(tx: Queryable, viewer: Applicant, totalU: string): Promise<void> {
  const [store] = await tx.query(
    `select trim_scale(balance)::text as balance, trim_scale(withdrawal_fee)::text as fee,
       $2::numeric > withdrawal_fee as "coversFee", $2::numeric <= balance as "isCovered"
     from st_store where id = $1 for update`,
    [viewer.storeId ?? null, totalU],
  )
  if (store === undefined) throw new Refusal(500, 'onlyStores')
  if (store['coversFee'] !== true)
    throw new Refusal(500, 'amountTooSmall', { fee: String(store['fee']) })
  if (store['isCovered'] !== true)
    throw new Refusal(500, 'balanceTooSmall', { balance: String(store['balance']) })
}
