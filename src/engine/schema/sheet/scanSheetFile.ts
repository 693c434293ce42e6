import type { Issue } from '../issue'
import { contentIssue, nameIssue } from './partIssue'
import { sheetLimits } from './sheetLimits'
import { inMegabytes, readZipDirectory, unpackPart } from './zipDirectory'

type Facts = { readonly name: string; readonly size: number }

/** Refused, a workbook to read, or an old one that is sent unread. */
export type Scanned =
  | { readonly kind: 'refused'; readonly issue: Issue }
  | { readonly kind: 'workbook' }
  | { readonly kind: 'old' }

/** §5, import: why a file is not even opened. */
export function fileIssue({ name, size }: Facts): Issue | undefined {
  if (!/\.xlsx?$/i.test(name)) return { key: 'validation.sheetFile' }
  if (size === 0) return { key: 'sheet.empty' }
  const max = inMegabytes(sheetLimits.fileBytes)
  return size > sheetLimits.fileBytes ? { key: 'sheet.tooLarge', args: { max } } : undefined
}

/**
 * Checks a file before any workbook reader gets it (reliability §2.9): its kind by content, then place, size, name and
 * content of every part. Nothing is unpacked beyond the limits.
 */
export async function scanSheetFile(name: string, bytes: Uint8Array): Promise<Scanned> {
  const isOldName = /\.xls$/i.test(name)
  const head = String.fromCharCode(...bytes.subarray(0, headLength))
  const isOld = head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')
  const early = fileIssue({ name, size: bytes.length })
  const issue = early ?? (isOld ? compoundIssue(bytes, isOldName) : await newIssue())
  if (issue) return { kind: 'refused', issue }
  return { kind: isOld ? 'old' : 'workbook' }

  async function newIssue(): Promise<Issue | undefined> {
    const isZip = ['PK\x03\x04', 'PK\x05\x06'].some((beginning) => head.startsWith(beginning))
    if (!isZip) return { key: otherKind(head) }
    return isOldName ? { key: 'sheet.newAsOld' } : workbookIssue(bytes)
  }
}

const headLength = 512

const beginnings: readonly (readonly [beginning: string, key: string])[] = [
  ['%PDF', 'sheet.isPdf'],
  ['\x89PNG', 'sheet.isPicture'],
  ['GIF8', 'sheet.isPicture'],
  ['\xff\xd8\xff', 'sheet.isPicture'],
]

function otherKind(head: string): string {
  const known = beginnings.find(([beginning]) => head.startsWith(beginning))
  if (known) return known[1]
  if (/^(?:\xef\xbb\xbf)?\s*</.test(head)) return 'sheet.isPage'
  const isText = [...head].every((character) => character >= ' ' || /\s/.test(character))
  return isText ? 'sheet.isText' : 'sheet.damaged'
}

/** Old binary workbooks and encrypted ones share one wrapping. */
function compoundIssue(bytes: Uint8Array, isOldName: boolean): Issue | undefined {
  if (holdsName(bytes, 'EncryptedPackage') || holdsName(bytes, 'EncryptionInfo')) {
    return { key: 'sheet.encrypted' }
  }
  if (holdsName(bytes, '_VBA_PROJECT')) return { key: 'sheet.macro' }
  if (!holdsName(bytes, 'Workbook') && !holdsName(bytes, 'Book'))
    return { key: 'sheet.notWorkbook' }
  return isOldName ? undefined : { key: 'sheet.oldAsNew' }
}

/** A compound file's directory has UTF-16 names at the start of every 128 bytes. */
function holdsName(bytes: Uint8Array, name: string): boolean {
  const wanted = [...`${name}\0`].flatMap((letter) => [letter.charCodeAt(0), 0])
  for (let at = 512; at + 128 <= bytes.length; at += 128) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true
  }
  return false
}

async function workbookIssue(bytes: Uint8Array): Promise<Issue | undefined> {
  const parts = readZipDirectory(bytes)
  if ('key' in parts) return parts
  for (const { name } of parts) {
    const issue = nameIssue(name)
    if (issue) return issue
  }
  const names = new Set(parts.map(({ name }) => name.toLowerCase()))
  const isWorkbook = ['[content_types].xml', 'xl/workbook.xml'].every((one) => names.has(one))
  if (!isWorkbook) return { key: 'sheet.notWorkbook' }
  for (const part of parts) {
    // sequential, so that only one part is unpacked at a time
    const unpacked = await unpackPart(part)
    const issue = unpacked ? contentIssue(part.name, unpacked) : { key: 'sheet.wrongSize' }
    if (issue) return issue
  }
  return undefined
}
