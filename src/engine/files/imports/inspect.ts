import { writeXlsx } from 'hucre/xlsx'
import {
  checkSheet,
  rowsForTemplate,
  type ExpectedColumn,
  type SheetReport,
} from '@/engine/schema/sheet/checkSheet'
import type { Issue } from '@/engine/schema/issue'
import { readSheet, type Cells } from '@/engine/schema/sheet/readSheet'
import { scanSheetFile } from '@/engine/schema/sheet/scanSheetFile'

/** A file to look through, and what it is to hold. */
export type Inspection = { readonly file: File; readonly expected: Expected }

export type Expected = {
  readonly columns: readonly ExpectedColumn[]
  /** What the lines begin with that an export writes below its rows. */
  readonly footerLabels: readonly string[]
}

/** Why a file is refused; that it can only be sent unread; or what stands in it. */
export type Inspected =
  | { readonly kind: 'refused'; readonly issue: Issue }
  | { readonly kind: 'old' }
  | {
      readonly kind: 'read'
      readonly report: SheetReport
      /** The workbook to send in its place, where the gateway would misread this one. */
      readonly rewritten?: Uint8Array<ArrayBuffer>
    }

/** Looks through a file, then reads it, then checks what it says: each only if the one before lets it pass. */
export async function inspect({ file, expected }: Inspection): Promise<Inspected> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const scanned = await scanSheetFile(file.name, bytes)
  if (scanned.kind === 'old' && expected.columns.some(({ isClosed }) => isClosed)) {
    // what is sent unread may hold what is not this operator's to set
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
