import type { Issue } from '../issue'

/** A chosen file before it is sent; `bytes` are the first `headBytes`. */
type FileHead = {
  readonly name: string
  readonly type: string
  readonly head: Uint8Array
}

export const headBytes = 8

type Format = { readonly type?: string; readonly signature: readonly number[] }

const jpeg = { type: 'image/jpeg', signature: [0xff, 0xd8, 0xff] }
const png = { type: 'image/png', signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }
const images = new Map<string, Format>([
  ['jpg', jpeg],
  ['jpeg', jpeg],
  ['png', png],
])
const sheets = new Map<string, Format>([
  ['xls', { signature: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] }],
  ['xlsx', { signature: [0x50, 0x4b, 0x03, 0x04] }],
])

/** §5, upload: jpg and png only; name, declared type and first bytes must agree. */
export function imageFile(file: FileHead): Issue | undefined {
  return formatIssue(file, images, 'validation.imageFile')
}

/** §5, import: xls and xlsx by name and first bytes; without an office program a computer declares no type. */
export function sheetFile(file: Omit<FileHead, 'type'>): Issue | undefined {
  return formatIssue(file, sheets, 'validation.sheetFile')
}

function formatIssue(
  { name, type, head }: Omit<FileHead, 'type'> & { readonly type?: string },
  formats: ReadonlyMap<string, Format>,
  key: string,
): Issue | undefined {
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const format = formats.get(extension)
  if (!format || (format.type && format.type !== type?.toLowerCase())) return { key }
  const isRight = format.signature.every((byte, index) => head[index] === byte)
  return isRight ? undefined : { key: 'validation.fileContent', args: { extension } }
}

/** Checked before the browser draws a picture (reliability §2.10). */
export const pictureLimits = {
  fileBytes: 2 * 1024 * 1024,
  /** The longer side, in pixels. */
  side: 4_096,
  /** Width by height. */
  pixels: 8_000_000,
} as const

type PictureFile = {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** §5, upload: checks size, kind and the header's pixels before a browser would make room for them. */
export function pictureIssue({ name, type, bytes }: PictureFile): Issue | undefined {
  const { fileBytes, side, pixels } = pictureLimits
  if (bytes.length === 0) return { key: 'picture.empty' }
  if (bytes.length > fileBytes) return { key: 'picture.tooLarge', args: { max: 2 } }
  const issue = imageFile({ name, type, head: bytes.subarray(0, headBytes) })
  if (issue) return issue
  const size = /\.png$/i.test(name) ? pngSize(bytes) : jpegSize(bytes)
  if (!size || size.width * size.height === 0) return { key: 'picture.damaged' }
  const { width, height } = size
  const isLarge = Math.max(width, height) > side || width * height > pixels
  return isLarge ? { key: 'picture.tooManyPixels', args: { width, height, side } } : undefined
}

type Size = { readonly width: number; readonly height: number }

// the first chunk of a PNG is its header
function pngSize(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes)
  if (bytes.length < 24 || view.getUint32(12) !== 0x49484452) return undefined
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

// a JPEG's frame is in one of its first segments; the others are skipped by their length
function jpegSize(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes)
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    // 0xff may be repeated before a marker
    at += marker === 0xff ? 1 : 2 + Math.max(2, view.getUint16(at + 2))
  }
  return undefined
}

// SOF0 to SOF15, without the tables between them
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}
