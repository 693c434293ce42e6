import { crc32, deflateSync } from 'node:zlib'

type PngOptions = {
  /** What the header declares; as many as there are, one by one, by default. */
  width?: number
  height?: number
  /** Behind the end. */
  tail?: string
  /** A chunk more, between header and data. */
  chunk?: readonly [type: string, content: string]
}

/** A white PNG of one pixel, or one whose header lies. */
export function png({ width = 1, height = 1, tail = '', chunk }: PngOptions = {}) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.from([0, 255, 255, 255]))
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      pngChunk('IHDR', header),
      ...(chunk ? [pngChunk(chunk[0], Buffer.from(chunk[1]))] : []),
      pngChunk('IDAT', pixels),
      pngChunk('IEND', Buffer.alloc(0)),
      Buffer.from(tail),
    ]),
  )
}

/** The segments of a JPEG of this size; there is no picture in them. */
export function jpeg({ width = 1, height = 1, tail = '', app = '' } = {}) {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, app.length + 2]), Buffer.from(app)])
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      segment,
      frame,
      Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3, 0xff, 0xd9]),
      Buffer.from(tail),
    ]),
  )
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const whole = Buffer.alloc(8 + body.length)
  whole.writeUInt32BE(content.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), 4 + body.length)
  return whole
}
