import type { Viewer } from '../call'
import type { Queryable } from '../db/Db'
import type { ImportRow } from '../import/readRows'
import { rowByRow, type Imported } from '../import/rowByRow'
import { Refusal } from '../Refusal'
import { changesBetween } from '../signed'
import { findRow } from '../tables/findRow'
import { withdrawals } from '../tables/withdrawals'
import type { Note } from '../writing'
import { apply, checkStore } from './apply'
import { readApplication, type Application } from './readApplication'

type Wanted = {
  viewer: Viewer
  rows: readonly ImportRow[]
  isUpdating: boolean
  nowMs: number
  note: Note
}

/**
 * Applies for every row as for a single withdrawal. A row that says no more than one above it is refused, and so
 * is one that has been applied for already and still waits. Where amounts are to be changed, a row is of the
 * waiting withdrawal with its address and wallet, the first of them first, and a new one where there is none left;
 * what it changes is noted in that withdrawal's history.
 */
export function importRows(tx: Queryable, { rows, ...wanted }: Wanted): Promise<Imported> {
  const seen = new Set<string>()
  const taken: string[] = []
  return rowByRow(rows, async (values) => {
    const application = readApplication(values)
    refuseSeen(seen, application)
    const id = await importOne(tx, { ...wanted, application, taken })
    taken.push(id)
    return id
  })
}

function refuseSeen(seen: Set<string>, { address, walletName, totalU }: Application): void {
  const amount = totalU.includes('.') ? totalU.replace(/\.?0+$/, '') : totalU
  const key = [address, walletName, amount].join('\n')
  if (seen.has(key)) throw new Refusal(500, 'importRepeated')
  seen.add(key)
}

type One = Omit<Wanted, 'rows'> & {
  application: Application
  /** The withdrawals that rows above have made or changed. */
  taken: readonly string[]
}

async function importOne(tx: Queryable, wanted: One): Promise<string> {
  const { viewer, application, taken, isUpdating, nowMs } = wanted
  const { address, walletName, totalU } = application
  const [known] = await tx.query(
    `select id from st_store_draw
     where store_id = $1 and address = $2 and wallet_name = $3 and status = '1'
       and id <> all($4::bigint[]) and ($5 or total_u = $6::numeric) order by id limit 1`,
    [viewer.storeId ?? null, address, walletName, taken, isUpdating, totalU],
  )
  if (known === undefined) return apply(tx, viewer, application, nowMs)
  const id = String(known['id'])
  if (!isUpdating) throw new Refusal(500, 'importKnown', { id })
  await changeAmount(tx, wanted, id)
  return id
}

/** Of a withdrawal that waits: at the fee of now, as if it were applied for anew. */
async function changeAmount(tx: Queryable, { viewer, application, note }: One, id: string) {
  const { totalU } = application
  await checkStore(tx, viewer, totalU)
  const before = await findRow(tx, withdrawals, viewer, id)
  const changed = await tx.query(
    `update st_store_draw draw
     set total_u = $2::numeric, fee = withdrawal_fee, estimate_total_u = $2::numeric - withdrawal_fee
     from st_store where draw.id = $1 and st_store.id = draw.store_id and draw.status = '1'
       and (draw.total_u, draw.fee) is distinct from ($2::numeric, withdrawal_fee) returning draw.id`,
    [id, totalU],
  )
  if (changed.length === 0) return
  note(id, changesBetween(before, await findRow(tx, withdrawals, viewer, id)))
}
