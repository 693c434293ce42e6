import { readXls } from 'hucre/xlsx'
import type { Issue } from '@/engine/schema/issue'
import { cellTexts, readSheet, type Cells } from '@/engine/schema/sheet/readSheet'
import { scanSheetFile } from '@/engine/schema/sheet/scanSheetFile'
import type { UploadedFile } from './Files'

/** Reads a workbook under the same rules as the portal's preview; an old `.xls` as well, which only a gateway reads. */
export async function readWorkbook({ name, bytes }: UploadedFile): Promise<Cells | Issue> {
  const scanned = await scanSheetFile(name, bytes)
  if (scanned.kind === 'refused') return scanned.issue
  return scanned.kind === 'old' ? readOld(bytes) : readSheet(bytes)
}

async function readOld(bytes: Uint8Array): Promise<Cells | Issue> {
  try {
    const { sheets } = await readXls(bytes)
    return cellTexts(sheets[0]?.rows ?? [])
  } catch {
    // any error of the reader means an unreadable workbook
    return { key: 'sheet.damaged' }
  }
}
