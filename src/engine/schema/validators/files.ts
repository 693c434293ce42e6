import type { Issue } from '../issue'

/** A chosen file before it is sent: its name, its declared type, and its first `headBytes` bytes. */
export type FileHead = {
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
