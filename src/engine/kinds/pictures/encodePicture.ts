import { areaOf, outputSize, type Crop } from './crop'

type Wanted = {
  readonly shape: number
  readonly crop: Crop
  /** In pixels. */
  readonly longest: number
  readonly type: string
}

/**
 * Draws what is kept of a picture anew: nothing but its pixels is left, neither metadata nor anything behind its
 * end. None where the browser cannot.
 */
export async function encodePicture(
  picture: ImageBitmap,
  { shape, crop, longest, type }: Wanted,
): Promise<Blob | undefined> {
  const { left, top, ...size } = areaOf(picture, shape, crop)
  const { width, height } = outputSize(size, longest)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, size.width, size.height, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))
  return blob?.type === type ? blob : undefined
}

/** Reads a picture the right way up; of an animation the first frame. None where the browser cannot. */
export async function decodePicture(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    // no picture after all
    return undefined
  }
}
