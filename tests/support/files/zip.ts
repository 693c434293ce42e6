import { crc32, deflateRawSync } from 'node:zlib'

/** A file of a made-up zip; values given beside its bytes go into the headers, true or not. */
export type Entry = {
  name: string
  content: string | Uint8Array
  /** Stored instead of deflated. */
  isStored?: boolean
  /** What both headers declare instead of the true length. */
  declaredSize?: number
  flags?: number
  /** Of Unix, in the directory: `0o120777` is a link. */
  mode?: number
  /** The name in the header before the bytes, if another. */
  localName?: string
}

type Options = { before?: Uint8Array; comment?: string; declaredCount?: number; overlap?: boolean }

/** Writes a zip by hand, so that it can be wrong in every way. */
export function zip(entries: readonly Entry[], options: Options = {}): Uint8Array<ArrayBuffer> {
  const { before = new Uint8Array(), comment = '', declaredCount, overlap = false } = options
  const chunks: Uint8Array[] = [before]
  const directory: Uint8Array[] = []
  let offset = before.length
  for (const entry of entries) {
    const { local, central } = headersOf(entry, overlap ? before.length : offset)
    chunks.push(local)
    directory.push(central)
    offset += local.length
  }
  const packed = Buffer.concat(directory)
  const count = declaredCount ?? entries.length
  const end = Buffer.concat([
    numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count]),
    numbers([4, packed.length], [4, offset], [2, comment.length]),
    Buffer.from(comment),
  ])
  return Uint8Array.from(Buffer.concat([...chunks, packed, end]))
}

function headersOf(entry: Entry, offset: number) {
  const { content, isStored = false, flags = 0, mode = 0 } = entry
  const bytes = Buffer.from(content as Uint8Array)
  const data = isStored ? bytes : deflateRawSync(bytes, { level: 9 })
  const name = Buffer.from(entry.name)
  const localName = Buffer.from(entry.localName ?? entry.name)
  const sizes = [
    [4, crc32(bytes)],
    [4, data.length],
    [4, entry.declaredSize ?? bytes.length],
  ] as const
  const shared = [[2, 20], [2, flags], [2, isStored ? 0 : 8], [4, 0], ...sizes] as const
  const local = Buffer.concat([
    numbers([4, 0x04034b50], ...shared, [2, localName.length], [2, 0]),
    localName,
    data,
  ])
  const central = Buffer.concat([
    numbers([4, 0x02014b50], [2, (3 << 8) | 20], ...shared, [2, name.length], [2, 0], [2, 0]),
    numbers([2, 0], [2, 0], [4, mode * 0x10000], [4, offset]),
    name,
  ])
  return { local, central }
}

function numbers(...parts: readonly (readonly [bytes: number, value: number])[]): Buffer {
  const whole = Buffer.alloc(parts.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of parts) at = whole.writeUIntLE(value, at, bytes)
  return whole
}
