import { checkSheet, type ExpectedColumn, type SheetReport } from '@/schema/sheet/checkSheet'
import type { Issue } from '@/schema/issue'
import { readSheet } from '@/schema/sheet/readSheet'
import { scanSheetFile } from '@/schema/sheet/scanSheetFile'

/** A file to look through, and what it is to hold. */
export type Inspection = { readonly file: File; readonly expected: readonly ExpectedColumn[] }

/** Why a file is refused; that it can only be sent unread; or what stands in it. */
export type Inspected =
  | { readonly kind: 'refused'; readonly issue: Issue }
  | { readonly kind: 'old' }
  | { readonly kind: 'read'; readonly report: SheetReport }

/** Looks through a file, then reads it, then checks what it says: each only if the one before lets it pass. */
export async function inspect({ file, expected }: Inspection): Promise<Inspected> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const scanned = await scanSheetFile(file.name, bytes)
  if (scanned.kind === 'old' && expected.some(({ isClosed }) => isClosed)) {
    // what is sent unread may hold what is not this operator's to set
    return { kind: 'refused', issue: { key: 'sheet.oldClosed' } }
  }
  if (scanned.kind !== 'workbook') return scanned
  const cells = await readSheet(bytes)
  if ('key' in cells) return { kind: 'refused', issue: cells }
  const report = checkSheet(cells, expected)
  return 'key' in report ? { kind: 'refused', issue: report } : { kind: 'read', report }
}
