import { readXlsx, type CellValue } from 'hucre/xlsx'
import { digitsOf, toDecimal } from '@/engine/values/decimal'
import { unguard } from '@/engine/values/formulaGuard'
import type { Issue } from '../issue'
import { sheetLimits } from './sheetLimits'

/** Row after row, from the sheet's first row. */
export type Cells = readonly (readonly string[])[]

/**
 * Reads the first visible sheet of a workbook that passed `scanSheetFile`: formulas as their last results, times as
 * `yyyy-MM-dd HH:mm:ss`, texts without an export's guard.
 */
export async function readSheet(bytes: Uint8Array): Promise<Cells | Issue> {
  const rows = await firstSheet(bytes)
  return rows === undefined ? { key: 'sheet.damaged' } : cellTexts(rows)
}

/** Returns an issue if a text is too long. */
export function cellTexts(rows: readonly (readonly CellValue[])[]): Cells | Issue {
  const cells = rows.map((row) => row.map(textOf))
  const isLong = cells.some((row) => row.some((text) => text.length > sheetLimits.cellLength))
  return isLong ? { key: 'sheet.longCell', args: { max: sheetLimits.cellLength } } : cells
}

async function firstSheet(bytes: Uint8Array): Promise<CellValue[][] | undefined> {
  let isFound = false
  try {
    const { sheets } = await readXlsx(bytes, {
      sheets: ({ hidden = false, veryHidden = false }) => {
        const isWanted = !isFound && !hidden && !veryHidden
        isFound ||= isWanted
        return isWanted
      },
    })
    return sheets[0]?.rows
  } catch {
    // unreadable, for whatever reason
    return undefined
  }
}

function textOf(value: CellValue): string {
  if (value instanceof Date) return value.toISOString().slice(0, 19).replace('T', ' ')
  if (typeof value !== 'number') return unguard(String(value ?? '').trim())
  // the number's shortest digits, without an exponent
  const exact = toDecimal(String(value))
  return exact === null ? String(value) : digitsOf(exact)
}
