/** A zoom of 1 or more, and the crop's place in the rest, each from 0 to 1. */
export type Crop = { readonly zoom: number; readonly x: number; readonly y: number }

export type Size = { readonly width: number; readonly height: number }
type Area = Size & { readonly left: number; readonly top: number }

export const wholePicture: Crop = { zoom: 1, x: 0.5, y: 0.5 }

export const mostZoom = 4

/** In the picture's pixels; `shape` is width by height. */
export function areaOf(picture: Size, shape: number, { zoom, x, y }: Crop): Area {
  const isWide = picture.width / picture.height > shape
  const width = (isWide ? picture.height * shape : picture.width) / zoom
  const height = (isWide ? picture.height : picture.width / shape) / zoom
  return {
    width,
    height,
    left: (picture.width - width) * x,
    top: (picture.height - height) * y,
  }
}

export function moved(
  crop: Crop,
  picture: Size,
  shape: number,
  by: { x: number; y: number },
): Crop {
  const { width, height } = areaOf(picture, shape, crop)
  return {
    ...crop,
    x: shifted(crop.x, by.x * width, picture.width - width),
    y: shifted(crop.y, by.y * height, picture.height - height),
  }
}

function shifted(place: number, by: number, room: number): number {
  return room < 1 ? 0.5 : within(place + by / room, 0, 1)
}

export function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

export function outputSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

export type Wanted = {
  readonly shape: number
  readonly crop: Crop
  /** In pixels. */
  readonly longest: number
  readonly type: string
}

/** Redraws the crop: the upload has pixels only, no metadata. Undefined where the browser can't. */
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

/** Draws the picture upright, and only an animation's first frame. Undefined where the browser can't. */
export async function decodePicture(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    // not a picture
    return undefined
  }
}
