import type { SentFile } from '../request/call'
import { Refusal } from '../request/Refusal'
import { jpegSize } from './jpegSize'
import { pngSize } from './pngSize'

export type Picture = {
  readonly extension: 'jpg' | 'png'
  readonly type: 'image/jpeg' | 'image/png'
}

export type PictureSize = { readonly width: number; readonly height: number }

/** Of a file, in bytes. */
const mostBytes = 2 * 1024 * 1024
const longestSide = 4_096
const mostPixels = 8_000_000

/**
 * What a file is, if name, declared type and content all say that it is one whole jpg or png picture, and nothing
 * is behind its end (§5).
 * @throws Refusal 500 `fileTooLarge`, `notPicture` or `pictureTooLarge`
 */
export function pictureOf({ name, type, bytes }: SentFile): Picture {
  if (bytes.length > mostBytes) throw new Refusal(500, 'fileTooLarge', { limit: 2 })
  const isPng = /\.png$/i.test(name) && type === 'image/png'
  const isJpeg = /\.jpe?g$/i.test(name) && type === 'image/jpeg'
  const size = isPng ? pngSize(bytes) : isJpeg ? jpegSize(bytes) : undefined
  if (size === undefined) throw new Refusal(500, 'notPicture')
  const { width, height } = size
  const isSmall = Math.max(width, height) <= longestSide && width * height <= mostPixels
  if (!isSmall || width * height === 0)
    throw new Refusal(500, 'pictureTooLarge', { side: longestSide })
  return isPng ? { extension: 'png', type: 'image/png' } : { extension: 'jpg', type: 'image/jpeg' }
}
