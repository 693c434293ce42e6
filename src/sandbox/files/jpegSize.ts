import type { PictureSize } from './pictureOf'

/** The size of a JPEG in pixels; none where its segments do not lead to a frame, or something is behind its end. */
export function jpegSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { length } = bytes
  if (length < 20 || view.getUint16(0) !== 0xffd8 || view.getUint16(length - 2) !== 0xffd9) return
  let size: PictureSize | undefined
  for (let at = 2; at + 9 < length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xda) return size && endsOnce(bytes, at) ? size : undefined
    if (isFrame(marker)) size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** SOF0 to SOF15 but the tables among them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** Whether the mark of the end stands at the end and nowhere else in the picture's data. */
function endsOnce(bytes: Uint8Array, start: number): boolean {
  for (let at = start; at < bytes.length - 2; at += 1)
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return false
  return true
}
