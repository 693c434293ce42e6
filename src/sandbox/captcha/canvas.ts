import type { Point, Stroke } from './glyphs'

export type Canvas = {
  /** Paints a line of round strokes; `darkness` runs from 0 to 1, `thickness` in pixels. */
  stroke(points: Stroke, thickness: number, darkness: number): void
  /** One shade a pixel, 0 black to 15 white. */
  shades(): Uint8Array
}

/** A white sheet that keeps the darkest paint at each pixel, with soft edges. */
export function createCanvas(width: number, height: number): Canvas {
  const ink = new Float64Array(width * height)

  function dot(centre: Point, radius: number, darkness: number): void {
    const reach = radius + 1
    for (let y = Math.floor(centre.y - reach); y <= centre.y + reach; y += 1)
      for (let x = Math.floor(centre.x - reach); x <= centre.x + reach; x += 1) {
        if (x < 0 || y < 0 || x >= width || y >= height) continue
        const distance = Math.hypot(x - centre.x, y - centre.y)
        const paint = darkness * Math.min(1, Math.max(0, radius + 0.5 - distance))
        ink[y * width + x] = Math.max(ink[y * width + x] ?? 0, paint)
      }
  }

  return {
    stroke: (points, thickness, darkness) => {
      for (const point of densely(points)) dot(point, thickness / 2, darkness)
    },
    shades: () => Uint8Array.from(ink, (paint) => Math.round(15 * (1 - paint))),
  }
}

/** The points of a line at most half a pixel apart. */
function densely(points: Stroke): Point[] {
  return points.flatMap((to, index) => {
    const from = points[index - 1] ?? to
    const steps = Math.max(1, Math.ceil(2 * Math.hypot(to.x - from.x, to.y - from.y)))
    return Array.from({ length: steps }, (_, step) => between(from, to, (step + 1) / steps))
  })
}

export function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
