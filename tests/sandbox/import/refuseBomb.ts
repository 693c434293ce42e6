import { Refusal } from '../Refusal'

const endBytes = 22
const directorySignature = 0x02014b50
const mostParts = 200
const mostBytes = 64 * 1024 * 1024

/**
 * Refuses a zip whose directory declares more than a workbook needs; the reader itself unpacks no part beyond
 * what is declared of it.
 * @throws Refusal 500 `importTooLarge` or `notWorkbook`
 */
export function refuseBomb(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = bytes.length - endBytes
  if (end < 0 || view.getUint32(end, true) !== 0x06054b50) throw new Refusal(500, 'notWorkbook')
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  let total = 0
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== directorySignature)
      throw new Refusal(500, 'notWorkbook')
    const size = view.getUint32(at + 24, true)
    // nothing declared would mean without a limit
    total += size === 0 && view.getUint32(at + 20, true) > 2 ? Infinity : size
    const [name, extra, comment] = [28, 30, 32].map((part) => view.getUint16(at + part, true))
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  if (count > mostParts || total > mostBytes) throw new Refusal(500, 'importTooLarge')
}
