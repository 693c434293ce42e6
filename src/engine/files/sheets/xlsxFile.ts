import { writeXlsxStream, type CellValue, type ColumnDef } from 'hucre/xlsx'
import { createRowQueue } from './rowQueue'
import {
  longestXlsxText,
  SheetError,
  type Sheet,
  type SheetColumn,
  type SheetFile,
  type SheetRow,
} from './sheet'

/**
 * A workbook of one sheet, written while its rows come. Texts are text cells in the text format, so that not
 * even editing one makes a formula of it. An amount is a number with every digit in its format, or a text where a
 * spreadsheet's numbers, which have 15 digits, would not hold it.
 */
export function createXlsxFile({ name, columns }: Sheet): SheetFile {
  const queue = createRowQueue<CellValue[]>()
  const stream = writeXlsxStream(queue.rows(), {
    name: sheetName(name),
    columns: columns.map(definition),
    freezePane: { rows: 1 },
  })
  const whole = collect(stream)
  // who waits for a row hears of a failure at once
  whole.catch(() => undefined)
  const push = async (rows: CellValue[][]) => void (await Promise.race([queue.push(rows), whole]))
  return {
    add: (rows) => push(rows.map((row) => columns.map((column, at) => cellOf(row, at, column)))),
    end: async (footer) => {
      await push([[], ...footer.map((pair) => pair.map(xlsxText))])
      queue.end()
      return whole
    },
  }
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

/** Up to 15 digits that count, a double gives back the very decimal that it was made of. */
function fitsNumber(digits: string): boolean {
  const counting = digits.replace(/^-/, '').replace('.', '').replace(/^0+/, '')
  return /^-?\d+(?:\.\d+)?$/.test(digits) && counting.replace(/0+$/, '').length <= 15
}

/** The format's own escape for what XML cannot hold, and for a text that reads like such an escape. */
function xlsxText(text: string): string {
  if (text.length > longestXlsxText) throw new SheetError('textTooLong')
  return text
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[\p{Surrogate}\uFFFE\uFFFF]/gu, escaped)
}

function escaped(unit: string): string {
  return `_x${unit.charCodeAt(0).toString(16).toUpperCase()}_`
}

/** At most 31 characters, none of those that an address of a cell is made of. */
function sheetName(text: string): string {
  return (
    text
      .replaceAll(/[\\/?*[\]:']/g, ' ')
      .slice(0, 31)
      .trim() || 'Sheet'
  )
}

const partBytes = 4 * 1024 * 1024

/** The stream as one blob, made of blobs that the browser may keep on its disk. */
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
