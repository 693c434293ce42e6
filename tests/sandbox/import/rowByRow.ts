import { Refusal } from '../Refusal'
import type { ImportRow } from './readRows'

/** A row that cannot be imported, and why. */
export type RefusedRow = { readonly row: number; readonly refusal: Refusal }

/** The ids in the order of the rows, and the rows that were refused: the caller undoes all for any. */
export type Imported = { readonly ids: readonly string[]; readonly refused: readonly RefusedRow[] }

/** Imports the rows one after the other, as they share a transaction, and goes on after each that is refused. */
export async function rowByRow(
  rows: readonly ImportRow[],
  importRow: (values: ImportRow['values']) => Promise<string>,
): Promise<Imported> {
  const ids: string[] = []
  const refused: RefusedRow[] = []
  for (const { number, values } of rows) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      ids.push(await importRow(values))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push({ row: number, refusal: error })
    }
  }
  return { ids, refused }
}
