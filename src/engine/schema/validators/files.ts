import type { Issue } from '../issue'

/** A chosen file before it is sent: its name, its declared type, and its first `headBytes` bytes. */
type FileHead = {
  readonly name: string
  readonly type: string
  readonly head: Uint8Array
}

/** Bytes from the start of a file that the checks look at. */
export const headBytes = 8

const jpeg = { type: 'image/jpeg', signature: [0xff, 0xd8, 0xff] }
const png = { type: 'image/png', signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }
const images = new Map([
  ['jpg', jpeg],
  ['jpeg', jpeg],
  ['png', png],
])
const sheets = new Map([
  ['xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['xlsx', [0x50, 0x4b, 0x03, 0x04]],
])

/** §5, upload: jpg and png images only; name, declared type and first bytes must say the same. */
export function imageFile({ name, type, head }: FileHead): Issue | undefined {
  const extension = extensionOf(name)
  const image = images.get(extension)
  if (image?.type !== type.toLowerCase()) return { key: 'validation.imageFile' }
  return beginsWith(head, image.signature)
    ? undefined
    : { key: 'validation.fileContent', args: { extension } }
}

/**
 * §5, import: xls and xlsx only, by name and first bytes. The declared type is not asked: a computer without
 * an office program declares none.
 */
export function sheetFile({ name, head }: Omit<FileHead, 'type'>): Issue | undefined {
  const extension = extensionOf(name)
  const signature = sheets.get(extension)
  if (!signature) return { key: 'validation.sheetFile' }
  return beginsWith(head, signature)
    ? undefined
    : { key: 'validation.fileContent', args: { extension } }
}

function extensionOf(name: string): string {
  const point = name.lastIndexOf('.')
  return point < 0 ? '' : name.slice(point + 1).toLowerCase()
}

function beginsWith(head: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => head[index] === byte)
}

/** What a picture may be before anything of it is drawn (reliability §2.10). */
export const pictureLimits = {
  /** Of the file, in bytes. */
  fileBytes: 2 * 1024 * 1024,
  /** Of the longer side, in pixels. */
  side: 4_096,
  /** Width by height. */
  pixels: 8_000_000,
} as const

type PictureFile = {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/**
 * §5, upload: why a file is no picture to upload. Kind by name, declared type and first bytes; size in bytes; then
 * the pixels that its header declares, before a browser would make room for them.
 */
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

/** The first chunk of a PNG is its header. */
function pngSize(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes)
  if (bytes.length < 24 || view.getUint32(12) !== 0x49484452) return undefined
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** A JPEG's frame, in one of its first segments; what stands before it is skipped by its length. */
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

/** SOF0 to SOF15, without the tables between them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}
