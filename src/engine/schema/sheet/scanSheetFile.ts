import type { Issue } from '../issue'
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

type Rule = readonly [pattern: RegExp, key: string]

const byName: readonly Rule[] = [
  [/(?:^|\/)vba\w*\.(?:bin|xml)$|^xl\/(?:macrosheets|activex|ctrlprops)\//, 'sheet.macro'],
  [/^xl\/(?:externallinks|querytables)\/|^xl\/connections\.xml$/, 'sheet.externalLink'],
  [/^xl\/embeddings\//, 'sheet.embedded'],
]

export function nameIssue(name: string): Issue | undefined {
  const key = byName.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1]
  return key === undefined ? undefined : { key }
}

const wrappings: ReadonlySet<string> = new Set(['PK\x03\x04', '\xd0\xcf\x11\xe0'])

/** Resolves and fetches nothing. */
export function contentIssue(name: string, bytes: Uint8Array): Issue | undefined {
  if (wrappings.has(String.fromCharCode(...bytes.subarray(0, 4)))) return { key: 'sheet.embedded' }
  const lower = name.toLowerCase()
  if (!/\.(?:xml|rels|vml)$/.test(lower)) return undefined
  const text = xmlText(bytes)
  if (text === undefined) return { key: 'sheet.damaged' }
  if (/<!\s*(?:doctype|entity)/i.test(text)) return { key: 'sheet.entity' }
  if (lower === '[content_types].xml' && /macroenabled|vbaproject/i.test(text)) {
    return { key: 'sheet.macro' }
  }
  if (lower.endsWith('.rels')) return relationIssue(text)
  return /^xl\/worksheets\/[^/]+\.xml$/.test(lower) ? extentIssue(text) : undefined
}

/** Undefined in another encoding, which two readers may read differently. */
function xmlText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const encoding = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.-]+)/.exec(text)?.[1] ?? 'utf-8'
    return text.includes('\0') || !/^(?:utf-?8|us-ascii)$/i.test(encoding) ? undefined : text
  } catch {
    // not UTF-8
    return undefined
  }
}

/** Links to click are harmless; some programs would fetch any other outside target. */
function relationIssue(text: string): Issue | undefined {
  const outside = text
    .split('<')
    .filter((tag) => /TargetMode\s*=\s*["']External/i.test(tag))
    .some((tag) => !/Type\s*=\s*["'][^"']*\/hyperlink["']/i.test(tag))
  return outside ? { key: 'sheet.externalLink' } : undefined
}

/** Compares the rows and columns that a sheet names with the limits. */
function extentIssue(text: string): Issue | undefined {
  const { rows, columns } = sheetLimits
  let rowCount = 0
  let tooLow: string | undefined
  for (const [, tag = '', place = ''] of text.matchAll(
    /<(?:\w+:)?(c|row)\s[^>]*?\br="([^"]{1,12})"/g,
  )) {
    const [, letters = '', digits = ''] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place) ?? []
    if (digits === '') return { key: 'sheet.damaged' }
    if (tag === 'row') rowCount += 1
    if (columnNumber(letters) > columns) return { key: 'sheet.farCell', args: { cell: place } }
    if (Number(digits) > rows + 1) tooLow ??= tag === 'row' ? `A${place}` : place
  }
  if (rowCount > rows + 1) return { key: 'sheet.tooManyRows', args: { max: rows } }
  return tooLow === undefined ? undefined : { key: 'sheet.farCell', args: { cell: tooLow } }
}

/** `A` is 1, `Z` 26, `AA` 27. */
function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}
