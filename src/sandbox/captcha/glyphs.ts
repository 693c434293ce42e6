/**
 * Characters as strokes on a grid 4 wide and 6 high, y downwards: `x,y` points joined by lines,
 * strokes parted by `/`. Characters that look alike are left out: 0 O Q D, 1 I L, 2 Z, 5 S, 8 B, U V.
 */
const strokes = {
  A: '0,6 2,0 4,6 / 0.8,4 3.2,4',
  C: '3.9,1 3,0.2 2,0 0.8,0.6 0,2 0,4 0.8,5.4 2,6 3,5.8 3.9,5',
  E: '4,0 0,0 0,6 4,6 / 0,3 3,3',
  F: '4,0 0,0 0,6 / 0,3 3,3',
  H: '0,0 0,6 / 4,0 4,6 / 0,3 4,3',
  J: '1.6,0 4,0 4,4.4 3.3,5.6 2,6 0.7,5.6 0,4.4',
  K: '0,0 0,6 / 4,0 0,3.4 / 1.4,2.4 4,6',
  M: '0,6 0,0 2,3.4 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 2.8,0 3.8,0.6 4,1.7 3.8,2.8 2.8,3.4 0,3.4',
  R: '0,6 0,0 2.8,0 3.8,0.6 4,1.6 3.8,2.6 2.8,3.2 0,3.2 / 1.8,3.2 4,6',
  T: '0,0 4,0 / 2,0 2,6',
  W: '0,0 1,6 2,2.6 3,6 4,0',
  X: '0,0 4,6 / 4,0 0,6',
  Y: '0,0 2,3 4,0 / 2,3 2,6',
  3: '0.2,0.8 1,0.1 2.4,0 3.5,0.6 3.7,1.6 3,2.6 1.6,2.9 3.2,3.3 4,4.4 3.6,5.4 2.4,6 1,5.9 0,5.1',
  4: '3,6 3,0 0,4.2 4,4.2',
  6: '3.6,0.5 2.6,0 1.4,0.3 0.4,1.7 0,3.8 0.4,5.2 1.6,6 2.8,5.9 3.8,5 3.9,3.9 3.2,2.9 2,2.6 0.8,3 0.1,4',
  7: '0,0 4,0 1.4,6',
  9: '0.4,5.5 1.4,6 2.6,5.7 3.6,4.3 4,2.2 3.6,0.8 2.4,0 1.2,0.1 0.2,1 0.1,2.1 0.8,3.1 2,3.4 3.2,3 3.9,2',
} as const

export type Point = { x: number; y: number }
export type Stroke = readonly Point[]

/** The characters of a captcha. */
export const glyphNames = Object.keys(strokes)

const glyphs = new Map(Object.entries(strokes).map(([name, text]) => [name, readStrokes(text)]))

/** A character's strokes, x and y from 0 to 1. */
export function glyphStrokes(name: string): readonly Stroke[] {
  return glyphs.get(name) ?? []
}

function readStrokes(text: string): Stroke[] {
  return text.split(' / ').map((stroke) => stroke.split(' ').map(readPoint))
}

function readPoint(text: string): Point {
  const [x = 0, y = 0] = text.split(',').map(Number)
  return { x: x / 4, y: y / 6 }
}
