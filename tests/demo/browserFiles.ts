import type { Issue } from '@/engine/schema/issue'
import type { Files, UploadedFile } from '@/sandbox/files/Files'
import { readWorkbook } from '@/sandbox/files/readWorkbook'
import { decodePicture } from '@/engine/kinds/pictures/crop'

/** Reads files in the worker that has the sandbox, so that the page never waits; pictures by the browser's codecs. */
export const browserFiles: Files = { readWorkbook, redrawPicture }

const damaged: Issue = { key: 'picture.damaged' }

async function redrawPicture({ type, bytes }: UploadedFile) {
  const picture = await decodePicture(new Blob([bytes], { type }))
  if (!picture) return damaged
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  picture.close()
  const blob = await canvas.convertToBlob({ type, quality: 0.9 })
  return blob.type === type ? new Uint8Array(await blob.arrayBuffer()) : damaged
}
