import { describe, expect, it } from 'vitest'
import { pictureIssue } from '@/engine/schema/validators/files'
import { jpeg, jpegSegments, png } from '@/tests/support/files/pictures'

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text))

describe('§5 upload, reliability G1 to G4: a picture', () => {
  it.each([
    ['a.png', 'image/png', png({ width: 4_096, height: 1_953 })],
    ['A.JPG', 'image/jpeg', jpegSegments({ width: 1_200, height: 800, app: 'Exif' })],
    ['a.jpeg', 'image/jpeg', jpeg()],
  ])('%s of a fit size is taken', (name, type, bytes) => {
    expect(pictureIssue({ name, type, bytes })).toBeUndefined()
  })

  it.each([
    ['nothing', 'a.png', 'image/png', new Uint8Array(), 'picture.empty'],
    ['50 MB', 'a.png', 'image/png', new Uint8Array(50e6), 'picture.tooLarge'],
    ['a page', 'a.png', 'image/png', bytesOf('<html>'), 'validation.fileContent'],
    ['an svg', 'a.svg', 'image/svg+xml', bytesOf('<svg/>'), 'validation.imageFile'],
    ['a gif', 'a.gif', 'image/gif', bytesOf('GIF89a'), 'validation.imageFile'],
    ['a pdf', 'a.jpg', 'image/jpeg', bytesOf('%PDF'), 'validation.fileContent'],
    ['a zip', 'a.png', 'image/png', bytesOf('PK\x03\x04'), 'validation.fileContent'],
    ['a jpg named png', 'a.png', 'image/png', jpeg(), 'validation.fileContent'],
    ['another declared type', 'a.png', 'text/html', png(), 'validation.imageFile'],
    ['a png without a header', 'a.png', 'image/png', png().slice(0, 12), 'picture.damaged'],
    ['a jpg without a frame', 'a.jpg', 'image/jpeg', jpeg().slice(0, 6), 'picture.damaged'],
    ['no pixels', 'a.png', 'image/png', png({ height: 0 }), 'picture.damaged'],
    ['30,000²', 'a.png', 'image/png', png({ width: 3e4, height: 3e4 }), 'picture.tooManyPixels'],
    ['1 × 60,000', 'a.jpg', 'image/jpeg', jpegSegments({ height: 6e4 }), 'picture.tooManyPixels'],
    ['9 million', 'a.png', 'image/png', png({ width: 3e3, height: 3e3 }), 'picture.tooManyPixels'],
  ])('that is %s is refused', (_what, name, type, bytes, key) => {
    expect(pictureIssue({ name, type, bytes })?.key).toBe(key)
  })
})
