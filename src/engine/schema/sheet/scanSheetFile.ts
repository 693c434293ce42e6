import type { Issue } from '../issue'
import { contentIssue, nameIssue } from './partIssue'
import { sheetLimits } from './sheetLimits'
import { unpackPart } from './unpackPart'
import { inMegabytes, readZipDirectory } from './zipDirectory'

type Facts = { readonly name: string; readonly size: number }

/** What a chosen file turned out to be: refused, a workbook to read, or an old one that is sent unread. */
export type Scanned =
  | { readonly kind: 'refused'; readonly issue: Issue }
  | { readonly kind: 'workbook' }
  | { readonly kind: 'old' }

/** §5, import: why a file is not even opened, by its name and its length in bytes. */
export function fileIssue({ name, size }: Facts): Issue | undefined {
  if (!/\.xlsx?$/i.test(name)) return { key: 'validation.sheetFile' }
  if (size === 0) return { key: 'sheet.empty' }
  const max = inMegabytes(sheetLimits.fileBytes)
  return size > sheetLimits.fileBytes ? { key: 'sheet.tooLarge', args: { max } } : undefined
}

/**
 * Looks through a file before any reader of workbooks sees it (reliability §2.9): kind by content, then every
 * part's place, size, name and content. Nothing is unpacked beyond what the limits allow.
 */
export async function scanSheetFile(name: string, bytes: Uint8Array): Promise<Scanned> {
  const early = fileIssue({ name, size: bytes.length })
  if (early) return refused(early)
  const isOldName = /\.xls$/i.test(name)
  const kind = kindByContent(bytes)
  if (kind === 'compound') {
    const issue = compoundIssue(bytes, isOldName)
    return issue ? refused(issue) : { kind: 'old' }
  }
  const wrong = wrongKinds[isOldName && kind === 'zip' ? 'newAsOld' : kind]
  if (wrong !== undefined) return refused({ key: wrong })
  const issue = await workbookIssue(bytes)
  return issue ? refused(issue) : { kind: 'workbook' }
}

function refused(issue: Issue): Scanned {
  return { kind: 'refused', issue }
}

type Content = 'compound' | 'zip' | 'page' | 'pdf' | 'picture' | 'text' | 'other'

const wrongKinds: Readonly<Record<Content | 'newAsOld', string | undefined>> = {
  compound: undefined,
  zip: undefined,
  newAsOld: 'sheet.newAsOld',
  page: 'sheet.isPage',
  pdf: 'sheet.isPdf',
  picture: 'sheet.isPicture',
  text: 'sheet.isText',
  other: 'sheet.damaged',
}

const beginnings: readonly (readonly [beginning: string, Content])[] = [
  ['PK\x03\x04', 'zip'],
  ['PK\x05\x06', 'zip'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'compound'],
  ['%PDF', 'pdf'],
  ['\x89PNG', 'picture'],
  ['GIF8', 'picture'],
  ['\xff\xd8\xff', 'picture'],
]

const headLength = 512

function kindByContent(bytes: Uint8Array): Content {
  const head = String.fromCharCode(...bytes.subarray(0, headLength))
  const known = beginnings.find(([beginning]) => head.startsWith(beginning))
  if (known) return known[1]
  if (/^(?:\xef\xbb\xbf)?\s*</.test(head)) return 'page'
  const isText = bytes.subarray(0, headLength).every((byte) => byte > 31 || (byte > 8 && byte < 14))
  return isText ? 'text' : 'other'
}

/** The old binary form and, in the same wrapping, everything that is encrypted. */
function compoundIssue(bytes: Uint8Array, isOldName: boolean): Issue | undefined {
  if (holdsName(bytes, 'EncryptedPackage') || holdsName(bytes, 'EncryptionInfo')) {
    return { key: 'sheet.encrypted' }
  }
  if (holdsName(bytes, '_VBA_PROJECT')) return { key: 'sheet.macro' }
  if (!holdsName(bytes, 'Workbook') && !holdsName(bytes, 'Book'))
    return { key: 'sheet.notWorkbook' }
  return isOldName ? undefined : { key: 'sheet.oldAsNew' }
}

/** Whether a compound file's directory names an entry: UTF-16, at the start of 128 bytes. */
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
    // one after the other: no more than one part is ever unpacked
    const unpacked = await unpackPart(part)
    const issue = unpacked ? contentIssue(part.name, unpacked) : { key: 'sheet.wrongSize' }
    if (issue) return issue
  }
  return undefined
}
