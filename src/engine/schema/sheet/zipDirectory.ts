import type { Issue } from '../issue'
import { sheetLimits } from './sheetLimits'

/** One file inside a zip, whose two headers agree. */
export type ZipPart = {
  readonly name: string
  readonly isDeflated: boolean
  /** The declared unpacked size, in bytes. */
  readonly size: number
  /** A view of the packed bytes. */
  readonly packed: Uint8Array
}

type Header = Omit<ZipPart, 'packed'> & {
  readonly rawName: Uint8Array
  readonly flags: number
  readonly method: number
  readonly packedSize: number
  readonly offset: number
}

const endSignature = 0x06054b50
const directorySignature = 0x02014b50
const localSignature = 0x04034b50
const endBytes = 22
const directoryBytes = 46
const localBytes = 30
const encryptedFlags = 0x41
const [stored, deflated] = [0, 8]

/**
 * Reads a zip's directory without unpacking. Refuses zips that no workbook program writes: too many or too large parts,
 * encryption, names that lead out of a folder, overlapping parts or repeated names.
 */
export function readZipDirectory(bytes: Uint8Array): readonly ZipPart[] | Issue {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === undefined) return damaged
  const [count, size, start] = [
    view.getUint16(end + 10, true),
    view.getUint32(end + 12, true),
    view.getUint32(end + 16, true),
  ]
  // refuses several disks, zip64, and bytes before or between the parts
  const isWhole = view.getUint32(end + 4, true) === 0 && view.getUint16(end + 8, true) === count
  if (!isWhole || start + size !== end) return damaged
  if (count > sheetLimits.parts) {
    return { key: 'sheet.tooManyParts', args: { count, max: sheetLimits.parts } }
  }
  const headers = readHeaders(view, { count, start, end })
  return headers ? (headerIssue(headers) ?? locate(view, headers, start)) : damaged
}

const damaged: Issue = { key: 'sheet.damaged' }

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - endBytes
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1) {
    const isEnd = view.getUint32(at, true) === endSignature
    // only the true end has a comment that fills the rest
    if (isEnd && at + endBytes + view.getUint16(at + 20, true) === view.byteLength) return at
  }
  return undefined
}

type Place = { count: number; start: number; end: number }

function readHeaders(view: DataView, { count, start, end }: Place): readonly Header[] | undefined {
  const headers: Header[] = []
  let at = start
  for (let index = 0; index < count; index += 1) {
    if (at + directoryBytes > end || view.getUint32(at, true) !== directorySignature) return
    const nameLength = view.getUint16(at + 28, true)
    const next =
      at +
      directoryBytes +
      nameLength +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true)
    if (next > end) return
    const rawName = bytesAt(view, at + directoryBytes, nameLength)
    const method = view.getUint16(at + 10, true)
    headers.push({
      name: new TextDecoder().decode(rawName),
      rawName,
      // only the mode reveals a link
      flags: view.getUint16(at + 8, true),
      method: isLink(view.getUint32(at + 38, true)) ? -1 : method,
      isDeflated: method === deflated,
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    })
    at = next
  }
  return at === end ? headers : undefined
}

function isLink(attributes: number): boolean {
  return attributes >>> 28 === 0xa
}

function headerIssue(headers: readonly Header[]): Issue | undefined {
  const names = new Set(headers.map(({ name }) => name.toLowerCase()))
  const total = headers.reduce((sum, { size }) => sum + size, 0)
  const isTooLarge = total > sheetLimits.unpackedBytes || headers.some(isBomb)
  if (isTooLarge)
    return { key: 'sheet.bomb', args: { max: inMegabytes(sheetLimits.unpackedBytes) } }
  if (headers.some(({ flags }) => (flags & encryptedFlags) !== 0)) return { key: 'sheet.encrypted' }
  if (headers.some(({ name }) => leadsAway(name))) return { key: 'sheet.path' }
  const isKnown = headers.every(({ method }) => method === stored || method === deflated)
  return isKnown && names.size === headers.length ? undefined : damaged
}

function isBomb({ size, packedSize }: Header): boolean {
  const isSwollen = size > sheetLimits.ratioFromBytes && size > packedSize * sheetLimits.ratio
  return isSwollen || size > sheetLimits.partBytes
}

export function inMegabytes(bytes: number): number {
  return Math.round(bytes / (1024 * 1024))
}

/** The name is absolute, climbs, or has characters that no program writes. */
function leadsAway(name: string): boolean {
  const isOdd = /^\/|[\\:\p{Cc}\ufffd]/u.test(name) || name === ''
  return isOdd || name.split('/').some((step) => step === '..' || step === '.')
}

function locate(
  view: DataView,
  headers: readonly Header[],
  directory: number,
): readonly ZipPart[] | Issue {
  let free = 0
  const parts: ZipPart[] = []
  for (const header of headers.toSorted((a, b) => a.offset - b.offset)) {
    const data = dataOf(view, header, directory)
    // no bytes before the first part, and no part inside another
    const isInPlace = free === 0 ? header.offset === 0 : header.offset >= free
    if (data === undefined || !isInPlace) return damaged
    free = data.end
    const { name, isDeflated, size } = header
    const packed = bytesAt(view, data.start, header.packedSize)
    parts.push({ name, isDeflated, size, packed })
  }
  return parts
}

/** Undefined if a part's header and the directory disagree. */
function dataOf(view: DataView, header: Header, directory: number) {
  const { offset, rawName, method, flags, packedSize } = header
  if (offset + localBytes > directory || view.getUint32(offset, true) !== localSignature) return
  const nameLength = view.getUint16(offset + 26, true)
  const start = offset + localBytes + nameLength + view.getUint16(offset + 28, true)
  const end = start + packedSize
  if (end > directory || nameLength !== rawName.length) return
  const isSame =
    view.getUint16(offset + 6, true) === flags &&
    view.getUint16(offset + 8, true) === method &&
    bytesAt(view, offset + localBytes, nameLength).every((byte, at) => byte === rawName[at])
  return isSame ? { start, end } : undefined
}

function bytesAt(view: DataView, start: number, length: number): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset + start, length)
}

/** `undefined` for broken data, or once the length differs from the declared one. */
export async function unpackPart({ packed, isDeflated, size }: ZipPart) {
  if (!isDeflated) return packed.length === size ? packed : undefined
  const whole = new Uint8Array(size)
  const inflated = new Blob([packed as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader()
  let length = 0
  try {
    for (let part = await inflated.read(); part.value; part = await inflated.read()) {
      if (length + part.value.length > size) {
        void inflated.cancel().catch(() => undefined)
        return undefined
      }
      whole.set(part.value, length)
      length += part.value.length
    }
  } catch {
    // no deflate stream, or a cut one
    return undefined
  }
  return length === size ? whole : undefined
}
