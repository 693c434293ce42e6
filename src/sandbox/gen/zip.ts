import { concat, crc32 } from '../values/bytes'

/** A zip archive of text files, stored as they are. */
export function zipOf(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const entries: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const [path, body] = [encoder.encode(name), encoder.encode(text)]
    const facts = [utf8Names, stored, 0, noDate, crc32(body), body.length, body.length]
    const local = record(0x04034b50, [[20, 2], ...sized(facts), [path.length, 2], [0, 2]])
    entries.push(local, path, body)
    const inside: Field[] = [[20, 2], [20, 2], ...sized(facts), [path.length, 2], [0, 2], [0, 2]]
    directory.push(record(0x02014b50, [...inside, [0, 2], [0, 2], [0, 4], [offset, 4]]), path)
    offset += local.length + path.length + body.length
  }
  const count = Object.keys(files).length
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = record(0x06054b50, [
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  ])
  return concat([...entries, ...directory, end])
}

type Field = [value: number, bytes: number]

const encoder = new TextEncoder()
const utf8Names = 0x0800
const stored = 0
/** 1 January 1980, where such dates begin. */
const noDate = 0x21

function sized([flags = 0, method = 0, time = 0, date = 0, ...longs]: readonly number[]): Field[] {
  const shorts = [flags, method, time, date].map((value): Field => [value, 2])
  return [...shorts, ...longs.map((value): Field => [value, 4])]
}

function record(signature: number, fields: readonly Field[]): Uint8Array {
  const all: readonly Field[] = [[signature, 4], ...fields]
  const bytes = all.flatMap(([value, size]) =>
    Array.from({ length: size }, (_, index) => (value >>> (8 * index)) & 0xff),
  )
  return Uint8Array.from(bytes)
}
