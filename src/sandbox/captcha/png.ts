import { concat, crc32 } from '../values/bytes'

/**
 * A grey-scale PNG, sixteen shades, its data stored uncompressed: all of it plain TypeScript, so that
 * it is drawn in a browser as well.
 * @param shades one number from 0 (black) to 15 (white) a pixel, row after row; `width` is even
 */
export function encodePng(width: number, height: number, shades: Uint8Array): Uint8Array {
  const header = new DataView(new ArrayBuffer(13))
  header.setUint32(0, width)
  header.setUint32(4, height)
  header.setUint8(8, bitsPerPixel)
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  return concat([
    signature,
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('IDAT', storedZlib(packRows(width, height, shades))),
    chunk('IEND', new Uint8Array()),
  ])
}

const bitsPerPixel = 4

/** Two pixels a byte; each row begins with the filter type "none". */
function packRows(width: number, height: number, shades: Uint8Array): Uint8Array {
  const stride = 1 + width / 2
  const packed = new Uint8Array(stride * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 2) {
      const at = y * width + x
      packed[y * stride + 1 + x / 2] = ((shades[at] ?? 0) << 4) | (shades[at + 1] ?? 0)
    }
  return packed
}

/** RFC 1950 around stored blocks of RFC 1951. */
function storedZlib(data: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [Uint8Array.of(0x78, 0x01)]
  const blockBytes = 0xffff
  for (let offset = 0; offset < data.length; offset += blockBytes) {
    const block = data.subarray(offset, offset + blockBytes)
    const isLast = offset + blockBytes >= data.length
    const { length } = block
    parts.push(Uint8Array.of(isLast ? 1 : 0, length, length >> 8, ~length, ~length >> 8), block)
  }
  return concat([...parts, bigEndian(adler32(data))])
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = concat([new TextEncoder().encode(type), data])
  return concat([bigEndian(data.length), body, bigEndian(crc32(body))])
}

function adler32(bytes: Uint8Array): number {
  let a = 1
  let b = 0
  for (const byte of bytes) {
    a = (a + byte) % 65_521
    b = (b + a) % 65_521
  }
  return (b << 16) | a
}

function bigEndian(number: number): Uint8Array {
  return Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number)
}
