import { expect, it } from 'vitest'
import { areaOf, moved, outputSize, wholePicture } from '@/engine/kinds/pictures/crop'

const wide = { width: 400, height: 200 }

it('a crop is as large as its shape allows, in the middle', () => {
  expect(areaOf(wide, 1, wholePicture)).toEqual({ width: 200, height: 200, left: 100, top: 0 })
  expect(areaOf(wide, 4, wholePicture)).toEqual({ width: 400, height: 100, left: 0, top: 50 })
  expect(areaOf(wide, 1, { ...wholePicture, zoom: 2 })).toMatchObject({ width: 100, left: 150 })
})

it('a crop moves by its own size and never leaves the picture', () => {
  const once = moved(wholePicture, wide, 1, { x: 0.1, y: 0.5 })
  expect(areaOf(wide, 1, once)).toMatchObject({ left: 120, top: 0 })
  const far = moved(once, wide, 1, { x: 9, y: -9 })
  expect(areaOf(wide, 1, far)).toMatchObject({ left: 200, top: 0 })
})

it('a sent picture has at most the wanted size and is never enlarged', () => {
  expect(outputSize({ width: 1_000, height: 10 }, 200)).toEqual({ width: 200, height: 2 })
  expect(outputSize({ width: 50, height: 40 }, 200)).toEqual({ width: 50, height: 40 })
  expect(outputSize({ width: 4_000, height: 1 }, 200)).toEqual({ width: 200, height: 1 })
})
