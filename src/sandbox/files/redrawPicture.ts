import jpegJs from 'jpeg-js'
import { PNG } from 'pngjs'
import type { Issue } from '@/engine/schema/issue'
import { exifOrientation } from './exifOrientation'
import type { UploadedFile } from './Files'
import { turnPixels } from './turnPixels'

/** Of a JPEG, from 0 to 100: as the portal draws its pictures. */
const quality = 90
/** The most memory for decoding a picture of eight million pixels, in megabytes. */
const maxMemoryUsageInMB = 512

/**
 * Decodes a jpg or png picture and encodes its pixels anew: metadata, places, thumbnails, further frames and
 * bytes hidden between or behind the data are gone. A photo that was stored on its side is turned upright.
 */
export async function redrawPicture({
  type,
  bytes,
}: UploadedFile): Promise<Uint8Array<ArrayBuffer> | Issue> {
  try {
    return Uint8Array.from(type === 'image/png' ? redrawPng(bytes) : redrawJpeg(bytes))
  } catch {
    // a file that cannot be decoded is no picture
    return { key: 'picture.damaged' }
  }
}

function redrawPng(bytes: Uint8Array): Uint8Array {
  const { width, height, data } = PNG.sync.read(Buffer.from(bytes))
  const anew = new PNG({ width, height })
  anew.data = data
  return PNG.sync.write(anew)
}

function redrawJpeg(bytes: Uint8Array): Uint8Array {
  const options = {
    useTArray: true,
    formatAsRGBA: true,
    tolerantDecoding: false,
    maxMemoryUsageInMB,
  } as const
  const { width, height, data } = jpegJs.decode(bytes, options)
  // only the pixels: the encoder would write the old metadata again
  return jpegJs.encode(turnPixels({ width, height, data }, exifOrientation(bytes)), quality).data
}
