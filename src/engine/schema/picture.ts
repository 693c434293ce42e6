import type { Issue } from './issue'
import { headBytes, imageFile } from './validators/files'

/** What a picture may be before anything of it is drawn (reliability §2.10). */
export const pictureLimits = {
  /** Of the file, in bytes. */
  fileBytes: 2 * 1024 * 1024,
  /** Of the longer side, in pixels. */
  side: 4_096,
  /** Width by height. */
  pixels: 8_000_000,
} as const

export type PictureFile = {
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
