import type { Viewer } from '../call'
import type { Queryable } from '../db/Db'
import type { ImportRow } from '../import/readRows'
import { rowByRow, type Imported } from '../import/rowByRow'
import { Refusal } from '../Refusal'
import { apply, checkStore } from './apply'
import { readApplication, type Application } from './readApplication'

type Wanted = { viewer: Viewer; rows: readonly ImportRow[]; isUpdating: boolean; nowMs: number }

/**
 * Applies for every row as for a single withdrawal. The same address and wallet is the same withdrawal while it
 * is applying: its amount is changed where that is wanted, and the row refused where not.
 */
export function importRows(tx: Queryable, { rows, ...wanted }: Wanted): Promise<Imported> {
  const seen = new Set<string>()
  return rowByRow(rows, async (values) => {
    const application = readApplication(values)
    refuseSeen(seen, application)
    return importOne(tx, { ...wanted, application })
  })
}

function refuseSeen(seen: Set<string>, { address, walletName }: Application): void {
  const key = `${address}\n${walletName}`
  if (seen.has(key)) throw new Refusal(500, 'importRepeated')
  seen.add(key)
}

type One = Omit<Wanted, 'rows'> & { application: Application }

async function importOne(tx: Queryable, { viewer, application, isUpdating, nowMs }: One) {
  const { address, walletName, totalU } = application
  const [known] = await tx.query(
    `select id from st_store_draw
     where store_id = $1 and address = $2 and wallet_name = $3 and status = '1' order by id limit 1`,
    [viewer.storeId ?? null, address, walletName],
  )
  if (known === undefined) return apply(tx, viewer, application, nowMs)
  const id = String(known['id'])
  if (!isUpdating) throw new Refusal(500, 'importKnown', { id })
  await checkStore(tx, viewer, totalU)
  await tx.query(
    `update st_store_draw set total_u = $2::numeric, estimate_total_u = $2::numeric - fee
     where id = $1`,
    [id, totalU],
  )
  return id
}
