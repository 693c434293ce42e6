import type { Dice } from '../values/dice'
import { between, createCanvas, type Canvas } from './canvas'
import { glyphStrokes, type Point, type Stroke } from './glyphs'
import { encodePng } from './png'

const width = 132
const height = 44
const glyphHeight = 24
const glyphWidth = 15

/** A PNG picture of the characters: each turned, slanted and resized, all on a wave, under noise. */
export function drawCaptcha(text: string, dice: Dice): Uint8Array {
  const canvas = createCanvas(width, height)
  const wave = waveOf(dice)
  const pitch = width / (text.length + 0.4)
  Array.from(text).forEach((name, index) => {
    const centre = {
      x: pitch * (index + 0.7) + dice.between(-2, 2),
      y: height / 2 + dice.between(-3, 3),
    }
    const place = placement(centre, dice)
    for (const stroke of glyphStrokes(name))
      canvas.stroke(
        bend(stroke, (point) => wave(place(point))),
        dice.between(2.4, 3.2),
        0.9,
      )
  })
  scribble(canvas, dice)
  return encodePng(width, height, canvas.shades())
}

type Move = (point: Point) => Point

function waveOf(dice: Dice): Move {
  const phase = dice.between(0, 2 * Math.PI)
  const [lengthPx, heightPx] = [dice.between(40, 70), dice.between(1.5, 3)]
  return ({ x, y }) => ({ x, y: y + heightPx * Math.sin(phase + (2 * Math.PI * x) / lengthPx) })
}

function placement(centre: Point, dice: Dice): Move {
  const angle = dice.between(-0.3, 0.3)
  const slant = dice.between(-0.25, 0.25)
  const size = dice.between(0.9, 1.15)
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return (point) => {
    const y = (point.y - 0.5) * glyphHeight * size
    const x = (point.x - 0.5) * glyphWidth * size + slant * y
    return { x: centre.x + x * cos - y * sin, y: centre.y + x * sin + y * cos }
  }
}

/** Moves a stroke's points, first cutting its lines short enough to follow a curve. */
function bend(stroke: Stroke, move: Move): Point[] {
  return stroke.flatMap((to, index) => {
    const from = stroke[index - 1]
    if (from === undefined) return [move(to)]
    return [0.25, 0.5, 0.75, 1].map((part) => move(between(from, to, part)))
  })
}

function scribble(canvas: Canvas, dice: Dice): void {
  const anywhere = (x = dice.between(0, width)) => ({ x, y: dice.between(4, height - 4) })
  for (let lines = 0; lines < 3; lines += 1)
    canvas.stroke(arc(anywhere(0), anywhere(), anywhere(width)), 1.1, dice.between(0.35, 0.6))
  for (let dots = 0; dots < 70; dots += 1)
    canvas.stroke([anywhere()], dice.between(0.8, 1.6), dice.between(0.25, 0.6))
}

function arc(from: Point, control: Point, to: Point): Point[] {
  return Array.from({ length: 33 }, (_, step) => {
    const part = step / 32
    return between(between(from, control, part), between(control, to, part), part)
  })
}
