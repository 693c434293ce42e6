import { readXls, readXlsx, type CellValue, type Workbook } from 'hucre/xlsx'
import type { SentFile } from '../call'
import { Refusal } from '../Refusal'
import { refuseBomb } from './refuseBomb'

/** A row of a workbook by wire name; `number` as spreadsheet programs count. */
export type ImportRow = {
  readonly number: number
  readonly values: Readonly<Record<string, string>>
}

/** The columns that are read. */
export type Columns = {
  /** What the heading of each may say, by wire name: in English, in Chinese, and whatever else is known. */
  readonly headings: Readonly<Record<string, readonly string[]>>
  /** Those that a workbook may be without. */
  readonly optional?: readonly string[]
}

type Headings = Columns['headings']

const mostRows = 10_000

/**
 * The rows below the headings of the first sheet, every cell a text.
 * @throws Refusal 500 for a file that is no workbook, a column that is missing or twice there, and too many rows
 */
export async function readRows(
  file: SentFile,
  { headings, optional = [] }: Columns,
): Promise<readonly ImportRow[]> {
  const workbook = await read(file)
  const cells = (workbook.sheets[0]?.rows ?? []).map((row) => row.map(textOf))
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

const lastCell = `AX${mostRows + 2}`

async function read({ name, bytes }: SentFile): Promise<Workbook> {
  const isOld = startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]) && /\.xls$/i.test(name)
  const isNew = startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) && /\.xlsx$/i.test(name)
  if (!isOld && !isNew) throw new Refusal(500, 'notWorkbook')
  if (isNew) refuseBomb(bytes)
  try {
    const range = `A1:${lastCell}`
    return await (isOld ? readXls(bytes) : readXlsx(bytes, { sheets: [0], range }))
  } catch {
    // whatever the library says of it
    throw new Refusal(500, 'notWorkbook')
  }
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte)
}

function textOf(value: CellValue): string {
  return value instanceof Date ? value.toISOString() : unguard(String(value ?? '').trim())
}

/** The text before which an export put an apostrophe, so that no spreadsheet takes it for a formula. */
function unguard(text: string): string {
  return /^'+[=+\-@\t\r\n\0＝＋－＠]/.test(text) ? text.slice(1) : text
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
    name === undefined ? [] : [[name, row[column] ?? '']],
  )
  return Object.fromEntries(cells) as Record<string, string>
}
