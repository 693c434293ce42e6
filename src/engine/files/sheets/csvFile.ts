import { guard } from '@/engine/values/formulaGuard'
import type { Sheet, SheetFile, SheetRow } from './sheet'

/**
 * A file of RFC 4180 lines in UTF-8, its byte order mark first. Texts stand in quotes, guarded against being read
 * as formulas; numbers stand bare, with every digit.
 */
export function createCsvFile({ columns }: Sheet): SheetFile {
  const isText = columns.map(({ holds }) => holds === 'text')
  const parts = [new Blob(['\uFEFF', line(columns.map(({ heading }) => quoted(heading)))])]
  const write = (rows: readonly SheetRow[]) =>
    rows.map((row) => line(row.map((cell, at) => field(cell, isText[at] ?? true)))).join('')
  return {
    // as blobs, which the browser may keep on its disk
    add: async (rows) => void parts.push(new Blob([write(rows)])),
    end: async (footer) => {
      const below = ['\r\n', ...footer.map((pair) => line(pair.map(quoted)))]
      return new Blob([...parts, ...below], { type: 'text/csv;charset=utf-8' })
    },
  }
}

function line(fields: readonly string[]): string {
  return `${fields.join(',')}\r\n`
}

function field(cell: string | null, isText: boolean): string {
  if (cell === null) return ''
  return isText ? quoted(cell) : cell
}

function quoted(text: string): string {
  return `"${guard(text).replaceAll('"', '""')}"`
}
