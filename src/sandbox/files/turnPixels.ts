/** Four bytes for each pixel, row after row. */
export type Pixels = {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Turns and mirrors a picture as an Exif orientation from 1 to 8 asks, so that it stands upright without one. */
export function turnPixels({ width, height, data }: Pixels, orientation: number): Pixels {
  if (orientation === 1) return { width, height, data }
  const isOnSide = orientation >= 5
  const turned = { width: isOnSide ? height : width, height: isOnSide ? width : height }
  const from = new Uint32Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.length))
  const to = new Uint32Array(from.length)
  for (let y = 0; y < turned.height; y += 1)
    for (let x = 0; x < turned.width; x += 1) {
      const [column, row] = sourceOf(orientation, x, y, { width, height })
      to[y * turned.width + x] = from[row * width + column] ?? 0
    }
  return { ...turned, data: new Uint8Array(to.buffer) }
}

type Size = { readonly width: number; readonly height: number }

/** Which pixel of the stored picture stands at a place of the upright one. */
function sourceOf(
  orientation: number,
  x: number,
  y: number,
  { width, height }: Size,
): readonly [column: number, row: number] {
  const [left, top] = [width - 1, height - 1]
  switch (orientation) {
    case 2:
      return [left - x, y]
    case 3:
      return [left - x, top - y]
    case 4:
      return [x, top - y]
    case 5:
      return [y, x]
    case 6:
      return [y, top - x]
    case 7:
      return [left - y, top - x]
    default:
      return [left - y, x]
  }
}
