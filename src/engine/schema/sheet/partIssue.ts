import type { Issue } from '../issue'
import { sheetLimits } from './sheetLimits'

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
