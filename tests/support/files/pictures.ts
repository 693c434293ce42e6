import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'jpeg-js'

type PngOptions = {
  /** The count that the header declares; by default the real one. */
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

type JpegOptions = {
  width?: number
  height?: number
  /** Behind the end. */
  tail?: string
  /** A segment for applications, behind the picture's beginning. */
  app?: string
}

/** The segments of a JPEG of this size; there is no picture in them. */
export function jpegSegments({ width = 1, height = 1, tail = '', app = '' }: JpegOptions = {}) {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      appSegment(app),
      frame,
      Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3, 0xff, 0xd9]),
      Buffer.from(tail),
    ]),
  )
}

/** A JPEG of two halves: the left one red, the right one blue. */
export function jpeg({ width = 32, height = 16, tail = '', app = '' }: JpegOptions = {}) {
  const data = Buffer.alloc(width * height * 4, 255)
  for (let at = 0; at < width * height; at += 1) {
    const isLeft = at % width < width / 2
    data.set(isLeft ? [255, 0, 0] : [0, 0, 255], at * 4)
  }
  const whole = encode({ width, height, data }, 90).data
  const parts = [whole.subarray(0, 2), appSegment(app), whole.subarray(2), Buffer.from(tail)]
  return Uint8Array.from(Buffer.concat(parts))
}

function appSegment(content: string): Buffer {
  const bytes = Buffer.from(content, 'latin1')
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, bytes.length + 2]), bytes])
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const whole = Buffer.alloc(8 + body.length)
  whole.writeUInt32BE(content.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), 4 + body.length)
  return whole
}

/** An animation of two pictures, each of one colour. */
export function animatedPng(side: number, first: Rgb, second: Rgb) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = (colour: Rgb) => [0, ...Array.from({ length: side }, () => colour).flat()]
  const filled = (colour: Rgb) =>
    deflateSync(Buffer.from(Array.from({ length: side }, () => row(colour)).flat()))
  const frame = (order: number) => {
    const control = Buffer.alloc(26)
    for (const [at, value] of [order, side, side].entries()) control.writeUInt32BE(value, at * 4)
    control.writeUInt16BE(1, 20)
    control.writeUInt16BE(100, 22)
    return pngChunk('fcTL', control)
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    frame(0),
    pngChunk('IDAT', filled(first)),
    frame(1),
    pngChunk('fdAT', Buffer.concat([Buffer.from([0, 0, 0, 2]), filled(second)])),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

type Rgb = readonly [red: number, green: number, blue: number]

/** An Exif part that says that the left side is the top. */
export const turnedExif = 'Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0'

/** A JPEG with an Exif part that says that its left side is its top. */
export function turned(picture: Uint8Array) {
  const exif = turnedExif
  const segment = Buffer.from(`\xff\xe1\0${String.fromCharCode(exif.length + 2)}${exif}`, 'latin1')
  return Buffer.concat([picture.subarray(0, 2), segment, picture.subarray(2)])
}

/** A JPEG for printers, 8 × 8 pixels of nothing but cyan ink. */
export function cmykJpeg() {
  const table = (kind: number, lengths: readonly number[], values: readonly number[]) => {
    const counts = Array.from({ length: 16 }, (_, at) => lengths[at] ?? 0)
    return [0xff, 0xc4, 0, 19 + values.length, kind, ...counts, ...values]
  }
  const inks = [1, 2, 3, 4]
  return Buffer.from(
    [
      [0xff, 0xd8],
      [0xff, 0xee, 0, 14, ...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, 0],
      [0xff, 0xdb, 0, 67, 0, ...Array.from({ length: 64 }, () => 8)],
      [0xff, 0xc0, 0, 20, 8, 0, 8, 0, 8, 4, ...inks.flatMap((ink) => [ink, 0x11, 0])],
      table(0, [1, 1], [8, 7]),
      table(0x10, [1], [0]),
      [0xff, 0xda, 0, 14, 4, ...inks.flatMap((ink) => [ink, 0]), 0, 63, 0],
      // of each ink its mean and nothing more: -128 of the first, which is all of it, 127 of the others
      [0x3f, 0xaf, 0xeb, 0xfa, 0xfe],
      [0xff, 0xd9],
    ].flat(),
  )
}
