import type { Cells } from '@/engine/schema/sheet/readSheet'
import { Refusal } from '../request/Refusal'

/** A row of a workbook by wire name; `number` as spreadsheet programs count. */
export type ImportRow = {
  readonly number: number
  readonly values: Readonly<Record<string, string>>
}

/** The columns that are read. */
export type Columns = {
  /** Headings of each column by wire name: English, Chinese, and further known ones. */
  readonly headings: Readonly<Record<string, readonly string[]>>
  /** Those that a workbook may be without. */
  readonly optional?: readonly string[]
}

type Headings = Columns['headings']

const mostRows = 10_000

/**
 * The rows below the headings of a sheet.
 * @throws Refusal 500 for a column that is missing or twice there, no rows, and too many
 */
export function readRows(cells: Cells, { headings, optional = [] }: Columns): readonly ImportRow[] {
  const top = cells.findIndex(isFilled)
  const names = (cells[top] ?? []).map((heading) => nameOf(heading, headings))
  for (const [name, [word = name]] of Object.entries(headings)) {
    const { length } = names.filter((one) => one === name)
    const isFew = length === 0 && optional.includes(name)
    if (length !== 1 && !isFew) throw new Refusal(500, 'importColumn', { name: word })
  }
  const rows = cells.flatMap((row, index): ImportRow[] =>
    index > top && isFilled(row) ? [{ number: index + 1, values: valuesOf(row, names) }] : [],
  )
  if (rows.length === 0) throw new Refusal(500, 'importEmpty')
  if (rows.length > mostRows) throw new Refusal(500, 'importTooLong', { limit: mostRows })
  return rows
}

function isFilled(row: readonly string[]): boolean {
  return row.some((text) => text !== '')
}

function nameOf(heading: string, headings: Headings): string | undefined {
  const wanted = heading.replace(/\s*\*$/, '')
  return Object.keys(headings).find((name) => name === wanted || headings[name]?.includes(wanted))
}

function valuesOf(row: readonly string[], names: readonly (string | undefined)[]) {
  const cells = names.flatMap((name, column) =>
    name === undefined ? [] : [[name, row[column] ?? ''] as const],
  )
  return Object.fromEntries(cells)
}
