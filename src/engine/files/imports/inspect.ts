import { writeXlsx } from 'hucre/xlsx'
import { withKinds } from '@/engine/kinds'
import type { Issue } from '@/engine/schema/issue'
import {
  checkSheet,
  rowsForTemplate,
  type ExpectedColumn,
  type SheetReport,
} from '@/engine/schema/sheet/checkSheet'
import { readSheet, type Cells } from '@/engine/schema/sheet/readSheet'
import { scanSheetFile } from '@/engine/schema/sheet/scanSheetFile'
import { answerCalls, type WorkerPort } from '../workerCalls'

export type Inspection = { readonly file: File; readonly expected: Expected }

export type Expected = {
  readonly columns: readonly ExpectedColumn[]
  readonly footerLabels: readonly string[]
}

/** `old`: the file can only be sent unread. */
export type Inspected =
  | { readonly kind: 'refused'; readonly issue: Issue }
  | { readonly kind: 'old' }
  | {
      readonly kind: 'read'
      readonly report: SheetReport
      /** Sent instead of a workbook that the gateway would misread. */
      readonly rewritten?: Uint8Array<ArrayBuffer>
    }

/** Scans for harm, reads, then checks the cells; each step only if the one before passes. */
export async function inspect({ file, expected }: Inspection): Promise<Inspected> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const scanned = await scanSheetFile(file.name, bytes)
  if (scanned.kind === 'old' && expected.columns.some(({ isClosed }) => isClosed)) {
    // sent unread, it could set columns that are closed to this operator
    return { kind: 'refused', issue: { key: 'sheet.oldClosed' } }
  }
  if (scanned.kind !== 'workbook') return scanned
  const cells = await readSheet(bytes)
  if ('key' in cells) return { kind: 'refused', issue: cells }
  const { columns, footerLabels } = expected
  const report = checkSheet(cells, columns, footerLabels)
  if ('key' in report) return { kind: 'refused', issue: report }
  if (report.renamed.length === 0 && !report.hasFooter) return { kind: 'read', report }
  const rewritten = await workbookOf(rowsForTemplate(cells, columns, footerLabels))
  return { kind: 'read', report, rewritten }
}

async function workbookOf(cells: Cells): Promise<Uint8Array<ArrayBuffer>> {
  const asText = (cells[0] ?? []).map(() => ({ numFmt: '@' }))
  const rows = cells.map((row) => row.map((text) => (text === '' ? null : text)))
  const bytes = await writeXlsx({ sheets: [{ name: 'Sheet1', columns: asText, rows }] })
  return new Uint8Array(bytes)
}

export function serveInspections(port: WorkerPort<Inspection, Inspected>): void {
  answerCalls(port, ({ file, expected }) => {
    // functions do not pass through the port
    const columns = expected.columns.map((column) => ({
      ...column,
      field: withKinds(column.field),
    }))
    return inspect({ file, expected: { ...expected, columns } }).catch((): Inspected => ({
      kind: 'refused',
      issue: { key: 'sheet.damaged' },
    }))
  })
}
