import type { Page } from '@playwright/test'
import { animatedPng, cmykJpeg, png, turned } from '@/tests/support/files/pictures'
import { expect, login, test } from '../fixtures'

type Chosen = { bytes: Uint8Array; name: string }

/** Chooses a picture as the avatar, and gives what the gateway keeps of it. */
async function uploaded(page: Page, { bytes, name }: Chosen) {
  const shown = page.locator('.wd-avatar img')
  const before = (await shown.count()) > 0 ? await shown.getAttribute('src') : null
  await page.getByRole('button', { name: 'Change the avatar' }).click()
  const dialog = page.getByRole('dialog')
  const mimeType = name.endsWith('png') ? 'image/png' : 'image/jpeg'
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) })
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => shown.getAttribute('src')).not.toBe(before)
  const src = (await shown.getAttribute('src')) ?? ''
  const kept = await page.request.get(src)
  return { text: (await kept.body()).toString('latin1'), colours: await coloursOf(page, src) }
}

/** The strongest of red, green and blue near the top and near the bottom of a picture. */
function coloursOf(page: Page, src: string) {
  return page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob())
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(picture, 0, 0)
    return [0.1, 0.9].map((part) => {
      const at = [picture.width / 2, picture.height * part].map(Math.floor)
      const [red = 0, green = 0, blue = 0] =
        context?.getImageData(at[0] ?? 0, at[1] ?? 0, 1, 1).data ?? []
      return [red > 128 ? 'red' : '', green > 128 ? 'green' : '', blue > 128 ? 'blue' : ''].join('')
    })
  }, src)
}

/** A JPEG as a camera held upright writes it: red on the left, blue on the right, to be turned. */
async function fromCamera(page: Page) {
  const text = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 })
    const context = canvas.getContext('2d')
    for (const [colour, left] of [
      ['#f00', 0],
      ['#00f', 150],
    ] as const) {
      if (context) context.fillStyle = colour
      context?.fillRect(left, 0, 150, 200)
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  return turned(Buffer.from(text, 'base64'))
}

test('G2, G3: a picture is redrawn: no trailing data, no texts, no Exif, upright, not animated, in screen colours', async ({
  page,
}) => {
  await login(page, 'store', { at: '/#/user/profile' })
  const polyglot = png({ chunk: ['tEXt', '<script>alert(1)</script>'], tail: 'PK\x03\x04<script>' })
  const first = await uploaded(page, { bytes: polyglot, name: 'me.png' })
  expect(first.text.startsWith('\x89PNG')).toBe(true)
  expect(first.text).not.toMatch(/script|tEXt|PK/)

  const camera = await fromCamera(page)
  expect(camera.includes('Exif')).toBe(true)
  const second = await uploaded(page, { bytes: camera, name: 'me.jpg' })
  expect(second.text).not.toContain('Exif')
  expect(second.colours).toEqual(['red', 'blue'])

  const animation = animatedPng(64, [255, 0, 0], [0, 0, 255])
  const third = await uploaded(page, { bytes: animation, name: 'me.png' })
  expect(third.text).not.toMatch(/acTL|fdAT/)
  expect(third.colours).toEqual(['red', 'red'])

  const fourth = await uploaded(page, { bytes: cmykJpeg(), name: 'print.jpg' })
  expect(fourth.colours).toEqual(['greenblue', 'greenblue'])
})
