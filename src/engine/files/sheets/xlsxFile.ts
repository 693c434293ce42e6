import { writeXlsxStream, type CellValue, type ColumnDef } from 'hucre/xlsx'
import {
  longestXlsxText,
  SheetError,
  type Sheet,
  type SheetColumn,
  type SheetFile,
  type SheetRow,
} from './sheet'

/**
 * Texts have the text format, so that editing one makes no formula. Amounts beyond a spreadsheet's 15 digits are texts.
 */
export function createXlsxFile({ name, columns }: Sheet): SheetFile {
  const { readable, writable } = new TransformStream<CellValue[][], CellValue[][]>()
  const batches = writable.getWriter()
  const stream = writeXlsxStream(rowsIn(readable), {
    name: sheetName(name),
    columns: columns.map(definition),
    freezePane: { rows: 1 },
  })
  const whole = collect(stream)
  // a failure reaches those who wait for a row
  whole.catch(() => undefined)
  const push = async (rows: CellValue[][]) =>
    void (await Promise.race([batches.write(rows), whole]))
  return {
    add: (rows) => push(rows.map((row) => columns.map((column, at) => cellOf(row, at, column)))),
    end: async (footer) => {
      await push([[], ...footer.map((pair) => pair.map(xlsxText))])
      await batches.close()
      return whole
    },
  }
}

async function* rowsIn(batches: ReadableStream<CellValue[][]>): AsyncGenerator<CellValue[]> {
  const reader = batches.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield* next.value
}

const numberFormats = {
  text: '@',
  integer: '#,##0',
  decimal: `#,##0.00${'#'.repeat(16)}`,
} as const satisfies Record<SheetColumn['holds'], string>

function definition({ heading, holds }: SheetColumn): ColumnDef {
  const width = Math.min(Math.max(heading.length + 4, holds === 'text' ? 22 : 16), 60)
  return { header: xlsxText(heading), numFmt: numberFormats[holds], width }
}

function cellOf(row: SheetRow, at: number, { holds }: SheetColumn): CellValue {
  const cell = row[at] ?? null
  if (cell === null || holds === 'text') return cell && xlsxText(cell)
  return fitsNumber(cell) ? Number(cell) : cell
}

/** A double restores a decimal of this many significant digits. */
const mostDigits = 15

function fitsNumber(digits: string): boolean {
  const significant = digits
    .replace(/^-/, '')
    .replace('.', '')
    .replace(/^0+/, '')
    .replace(/0+$/, '')
  return /^-?\d+(?:\.\d+)?$/.test(digits) && significant.length <= mostDigits
}

/** Escapes what XML can't hold, and text that reads like such an escape. */
function xlsxText(text: string): string {
  if (text.length > longestXlsxText) throw new SheetError('textTooLong')
  return text
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[\p{Surrogate}\uFFFE\uFFFF]/gu, escaped)
}

function escaped(unit: string): string {
  return `_x${unit.charCodeAt(0).toString(16).toUpperCase()}_`
}

function sheetName(text: string): string {
  const plain = text.replaceAll(/[\\/?*[\]:']/g, ' ')
  return plain.slice(0, 31).trim() || 'Sheet'
}

const partBytes = 4 * 1024 * 1024

async function collect(stream: ReadableStream<Uint8Array>): Promise<Blob> {
  const parts: Blob[] = []
  let chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value as Uint8Array<ArrayBuffer>)
    size += next.value.length
    if (size < partBytes) continue
    parts.push(new Blob(chunks))
    chunks = []
    size = 0
  }
  return new Blob([...parts, ...chunks], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}
