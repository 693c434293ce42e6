import type { Viewer } from '../../request/call'
import type { Queryable } from '../../db/Db'
import { addTo } from '../../values/addTo'
import {
  allAccepted,
  accepted,
  attempt,
  writeDecided,
  type Imported,
} from '../../import/decideRows'
import type { ImportRow } from '../../import/readRows'
import { Refusal } from '../../request/Refusal'
import type { Note } from '../../writing'
import { amountCheck, insertApplications } from './apply'
import { changeAmounts } from './changeAmounts'
import { readApplication, type Application } from './readApplication'
import { tradeMessages } from '../refusals/tradeMessages'

type Wanted = {
  viewer: Viewer
  rows: readonly ImportRow[]
  /** The result of `readUnseen` for the rows. */
  read: readonly (Application | Refusal)[]
  isUpdating: boolean
  nowMs: number
  note: Note
}

/** A row that is written: of the withdrawal that it changes, or of a new one. */
type Accepted = { application: Application; changedId: string | undefined }

/**
 * Applies for every row as for a single withdrawal. A row that says no more than one above it is refused, and so
 * is one that has been applied for already and still waits. Where amounts are to be changed, a row is of the
 * waiting withdrawal with its address and wallet, the first of them first, and a new one where there is none left;
 * what it changes is noted in that withdrawal's history.
 */
export async function importRows(
  tx: Queryable,
  { viewer, rows, read, isUpdating, nowMs, note }: Wanted,
): Promise<Imported> {
  const applications = allAccepted(read)
  const totals = applications.map(({ totalU }) => totalU)
  const checkAmount = await amountCheck(tx, viewer, totals)
  const waiting = await waitingLike(tx, viewer, applications, isUpdating)
  const decide = (application: Application): Accepted => {
    const known = waiting.get(keyOf(application, isUpdating))
    if (!isUpdating && known?.[0])
      throw new Refusal(500, tradeMessages.importKnown, { id: known[0] })
    checkAmount(application.totalU)
    return { application, changedId: known?.shift() }
  }
  const decisions = read.map((application) => attempt(() => decide(accepted(application))))
  return writeDecided(rows, decisions, async (all) => {
    const added = all.flatMap(({ application, changedId }) => (changedId ? [] : [application]))
    const addedIds = await insertApplications(tx, viewer, added, nowMs)
    const changed = all.flatMap(({ application: { totalU }, changedId }) =>
      changedId ? [{ id: changedId, totalU }] : [],
    )
    await changeAmounts(tx, viewer, changed, note)
    return all.map(({ changedId }) => changedId ?? addedIds.shift() ?? '')
  })
}

/** Reads each row or its refusal, independent of earlier applications: checking addresses takes long. */
export function readUnseen(rows: readonly ImportRow[]): (Application | Refusal)[] {
  const seen = new Set<string>()
  const read = (values: ImportRow['values']): Application => {
    const application = readApplication(values)
    const key = keyOf(application, false)
    if (seen.has(key)) throw new Refusal(500, tradeMessages.importRepeated)
    seen.add(key)
    return application
  }
  return rows.map(({ values }) => attempt(() => read(values)))
}

/** The key of a row and its withdrawal; a wallet's name has no line ends. */
function keyOf({ address, walletName, totalU }: Application, isOfAnyAmount: boolean): string {
  const amount = totalU.includes('.') ? totalU.replace(/\.?0+$/, '') : totalU
  return [address, walletName, ...(isOfAnyAmount ? [] : [amount])].join('\n')
}

/** The ids of the withdrawals that wait, the first first, by what each has in common with a row. */
async function waitingLike(
  tx: Queryable,
  { storeId }: Viewer,
  applications: readonly Application[],
  isOfAnyAmount: boolean,
): Promise<Map<string, string[]>> {
  const rows = await tx.query(
    `select id, address, wallet_name, trim_scale(total_u)::text as total from st_store_draw
     where store_id = $1 and status = '1' and address = any($2::text[])
       and wallet_name = any($3::text[]) order by id for update`,
    [
      storeId ?? null,
      [...new Set(applications.map(({ address }) => address))],
      [...new Set(applications.map(({ walletName }) => walletName))],
    ],
  )
  const waiting = new Map<string, string[]>()
  for (const row of rows) {
    const [address, walletName] = [String(row['address']), String(row['wallet_name'])]
    const key = keyOf({ address, walletName, totalU: String(row['total']) }, isOfAnyAmount)
    addTo(waiting, key, String(row['id']))
  }
  return waiting
}
