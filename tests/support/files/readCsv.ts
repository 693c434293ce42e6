/**
 * The records of a text by RFC 4180: CRLF ends a line, a field in quotes may hold anything, a quote in it is
 * doubled.
 *
 * @throws Error where the text breaks those rules
 */
export function readCsv(text: string): readonly (readonly string[])[] {
  const records: string[][] = [[]]
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  while (field.lastIndex < text.length) {
    const at = field.lastIndex
    const [, quoted, bare = '', end] = field.exec(text) ?? []
    if (end === undefined)
      throw new Error(`no field of RFC 4180 at ${at}: ${text.slice(at, at + 40)}`)
    records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare)
    if (end === '\r\n') records.push([])
  }
  records.pop()
  return records
}
