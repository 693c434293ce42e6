import type { PictureSize } from './pictureOf'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The size of a PNG in pixels; none where its chunks do not lead from its header to the end of the file. */
export function pngSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 45 || !signature.every((byte, at) => bytes[at] === byte)) return undefined
  if (typeAt(bytes, 8) !== 'IHDR' || view.getUint32(8) !== 13) return undefined
  for (let at = 8; at + 12 <= bytes.length;) {
    const next = at + 12 + view.getUint32(at)
    // a second header would tell a decoder another size
    if (at > 8 && typeAt(bytes, at) === 'IHDR') return undefined
    if (typeAt(bytes, at) === 'IEND') {
      return next === bytes.length
        ? { width: view.getUint32(16), height: view.getUint32(20) }
        : undefined
    }
    at = next
  }
  return undefined
}

function typeAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at + 4, at + 8))
}
