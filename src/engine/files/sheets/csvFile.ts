import { guard } from '@/engine/values/formulaGuard'
import type { Sheet, SheetFile, SheetRow } from './sheet'

/** RFC 4180 in UTF-8 with a byte order mark. Texts are quoted and guarded against formulas; numbers are bare. */
export function createCsvFile({ columns }: Sheet): SheetFile {
  const cellText = (cell: string | null, at: number) =>
    cell !== null && (columns[at]?.holds ?? 'text') === 'text' ? quoted(cell) : (cell ?? '')
  const textOf = (rows: readonly SheetRow[]) => rows.map((row) => line(row.map(cellText))).join('')
  const parts = [new Blob(['\uFEFF', line(columns.map(({ heading }) => quoted(heading)))])]
  return {
    // the browser may move blobs to disk
    add: async (rows) => void parts.push(new Blob([textOf(rows)])),
    end: async (footer) => {
      const below = ['\r\n', ...footer.map((pair) => line(pair.map(quoted)))]
      return new Blob([...parts, ...below], { type: 'text/csv;charset=utf-8' })
    },
  }
}

function line(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`
}

function quoted(text: string): string {
  return `"${guard(text).replaceAll('"', '""')}"`
}
