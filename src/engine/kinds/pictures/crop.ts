/** What of a picture is kept: a zoom of 1 or more, and where the part lies in the rest, each from 0 to 1. */
export type Crop = { readonly zoom: number; readonly x: number; readonly y: number }

export type Size = { readonly width: number; readonly height: number }
export type Area = Size & { readonly left: number; readonly top: number }

export const wholePicture: Crop = { zoom: 1, x: 0.5, y: 0.5 }

export const mostZoom = 4

/** The part of a picture, in its pixels, that a crop keeps in this shape (width by height). */
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

/** The same crop, moved by a part of its own size; it never leaves the picture. */
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

/** As large as the area, but no side longer than this, in whole pixels. */
export function outputSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
