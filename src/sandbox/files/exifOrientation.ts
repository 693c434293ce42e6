/** How a JPEG is to be turned before it is shown, 1 to 8 as Exif counts; 1 where it does not say. */
export function exifOrientation(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 2; at + 10 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1]
    if (marker === 0xda) return 1
    const length = view.getUint16(at + 2)
    const isExif = marker === 0xe1 && view.getUint32(at + 4) === 0x45786966
    if (isExif) return orientationIn(bytes.subarray(at + 10, at + 2 + length))
    at += 2 + length
  }
  return 1
}

const orientationTag = 0x0112

/** Looks through the first directory of a TIFF, in whichever byte order it is written. */
function orientationIn(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  if (tiff.length < 14) return 1
  const isLittle = view.getUint16(0) === 0x4949
  const directory = view.getUint32(4, isLittle)
  if (directory + 2 > tiff.length) return 1
  const count = view.getUint16(directory, isLittle)
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * 12
    if (at + 12 > tiff.length) return 1
    if (view.getUint16(at, isLittle) !== orientationTag) continue
    const orientation = view.getUint16(at + 8, isLittle)
    return orientation >= 1 && orientation <= 8 ? orientation : 1
  }
  return 1
}
