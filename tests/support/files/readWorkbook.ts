import { inflateRawSync } from 'node:zlib'

/** The value of a cell: a number's digits, or a text. Formulas are marked, so that none goes unnoticed. */
export type SheetCell =
  { readonly number: string } | { readonly text: string } | { readonly formula: string } | null

/**
 * The first sheet of a workbook, row by row; `null` for an empty cell. Of its own making, so that what one
 * library writes is not read by the same library.
 */
export function readWorkbook(bytes: Uint8Array): readonly (readonly SheetCell[])[] {
  const rows: (readonly SheetCell[])[] = []
  for (const { number, cells } of sheetRows(bytes)) rows[number - 1] = cells
  return Array.from(rows, (row) => row ?? [])
}

/** The same, one row at a time, counted from 1; rows without cells are left out. */
export function* sheetRows(
  bytes: Uint8Array,
): Generator<{ readonly number: number; readonly cells: readonly SheetCell[] }> {
  const entries = unzip(bytes)
  const sheet = textOf(entries, 'xl/worksheets/sheet1.xml')
  const shared = sharedStrings(entries)
  for (const [, attributes = '', content = ''] of matches(sheet, /<row\b([^>]*)>(.*?)<\/row>/gs)) {
    const cells: SheetCell[] = []
    for (const [, head = '', body = ''] of matches(content, /<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      cells[columnOf(attribute(head, 'r'))] = readCell(attribute(head, 't'), body, shared)
    }
    const number = Number(attribute(attributes, 'r'))
    yield { number, cells: Array.from(cells, (cell) => cell ?? null) }
  }
}

/** The text of a part of the archive, such as `xl/styles.xml`. */
export function readPart(bytes: Uint8Array, path: string): string {
  return textOf(unzip(bytes), path)
}

function readCell(type: string, body: string, shared: readonly string[]): SheetCell {
  const formula = /<f\b[^>]*>(.*?)<\/f>/s.exec(body)?.[1]
  if (formula !== undefined) return { formula: unescape(formula) }
  const value = /<v\b[^>]*>(.*?)<\/v>/s.exec(body)?.[1]
  if (type === 'inlineStr') return { text: textIn(body) }
  if (value === undefined) return null
  if (type === 's') return { text: shared[Number(value)] ?? '' }
  return type === '' || type === 'n' ? { number: value } : { text: unescape(value) }
}

function sharedStrings(entries: ReadonlyMap<string, Buffer>): readonly string[] {
  if (!entries.has('xl/sharedStrings.xml')) return []
  const xml = textOf(entries, 'xl/sharedStrings.xml')
  return [...matches(xml, /<si\b[^>]*>(.*?)<\/si>/gs)].map(([, item = '']) => textIn(item))
}

const edges = /^[ \t\r\n]+|[ \t\r\n]+$/g

/** White space counts where the file says so; elsewhere a reader may trim it. */
function textIn(xml: string): string {
  return [...matches(xml, /<t\b([^>]*?)(?:\/>|>(.*?)<\/t>)/gs)]
    .map(([, head = '', text = '']) =>
      unescape(head.includes('xml:space="preserve"') ? text : text.replaceAll(edges, '')),
    )
    .join('')
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function unescape(xml: string): string {
  return (
    xml
      // XML reads every end of line as one line feed
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/&(?:#x([\da-fA-F]+)|#(\d+)|(\w+));/g, (whole, hex, digits, name: string) => {
        if (hex !== undefined) return String.fromCodePoint(Number.parseInt(String(hex), 16))
        return digits !== undefined ? String.fromCodePoint(Number(digits)) : (named[name] ?? whole)
      })
      .replaceAll(/_x([\da-fA-F]{4})_/g, (_whole, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
  )
}

function attribute(head: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(head)?.[1] ?? ''
}

/** `'AB12'` is in column 27, counted from 0. */
function columnOf(reference: string): number {
  const letters = reference.replace(/\d+$/, '')
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function matches(text: string, pattern: RegExp): Iterable<RegExpExecArray> {
  return text.matchAll(pattern)
}

function textOf(entries: ReadonlyMap<string, Buffer>, path: string): string {
  const entry = entries.get(path)
  if (entry === undefined) throw new Error(`the workbook has no ${path}`)
  return entry.toString('utf8')
}

/** By the central directory: the local headers of a stream do not know the sizes. */
function unzip(source: Uint8Array): ReadonlyMap<string, Buffer> {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength)
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  if (end < 0) throw new Error('this is no archive')
  const entries = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    entries.set(name, contentOf(bytes, at))
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function contentOf(bytes: Buffer, header: number): Buffer {
  const local = bytes.readUInt32LE(header + 42)
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const packed = bytes.subarray(start, start + bytes.readUInt32LE(header + 20))
  return bytes.readUInt16LE(header + 10) === 0 ? packed : inflateRawSync(packed)
}
