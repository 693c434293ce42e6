// @vitest-environment node
import { decode } from 'jpeg-js'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { inlineFiles } from '@/sandbox/files/inlineFiles'
import { animatedPng, jpeg, jpegSegments, png, turnedExif } from '@/tests/support/files/pictures'
import { mounts, openContract, readEnvelope } from '../mounts'

type Sent = readonly [bytes: Uint8Array, name: string, type: string]

/** The stored form of a picture sent to the gateway directly, or the answer if it stores nothing. */
async function openPictures() {
  const asked: string[] = []
  const files = {
    ...inlineFiles,
    redrawPicture: (...[file]: Parameters<typeof inlineFiles.redrawPicture>) => {
      asked.push(file.name)
      return inlineFiles.redrawPicture(file)
    },
  }
  const { send, sandbox } = await openContract(mounts[0]!, { files })
  const token = await sandbox.logIn('store')
  const post = async (
    [bytes, name, type]: Sent,
    { path = '/common/upload', part = 'file', language = 'en-US' } = {},
  ) => {
    const body = new FormData()
    body.append(part, new File([Uint8Array.from(bytes)], name, { type }))
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': language }
    return readEnvelope(await send(path, { method: 'POST', body, headers }))
  }
  const kept = async (...sent: Parameters<typeof post>) => {
    const { data } = await post(...sent)
    const shown = await send(String(data['fileName'] ?? data['imgUrl']), {})
    return Buffer.from(await shown.arrayBuffer())
  }
  return { post, kept, asked }
}

const place = `${turnedExif}GPSLatitude 31.2304 <script>alert(1)</script>`

describe('a picture that is sent to the gateway directly', () => {
  it('is redrawn as a jpg: location, comments and scripts are gone', async () => {
    const { kept } = await openPictures()
    const sent = jpeg({ app: place })
    expect(Buffer.from(sent).toString('latin1')).toContain('GPSLatitude')
    const bytes = await kept([sent, 'a.jpg', 'image/jpeg'])
    expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS|<script>/)
    expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
    expect(bytes.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]))
  })

  it('stands upright without its Exif orientation, also as an avatar', async () => {
    const { kept } = await openPictures()
    const avatar = { path: '/system/user/profile/avatar', part: 'avatarfile' }
    const bytes = await kept([jpeg({ app: turnedExif }), 'a.jpg', 'image/jpeg'], avatar)
    const { width, height, data } = decode(bytes)
    expect([width, height]).toEqual([16, 32])
    const [top, bottom] = [data.subarray(0, 3), data.subarray(-4, -1)]
    // the left half, which was red, is the upper one now
    expect([top[0]! > 200, top[2]! < 60, bottom[0]! < 60, bottom[2]! > 200]).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'is turned as Exif orientation %i asks',
    async (orientation) => {
      const { kept } = await openPictures()
      const exif = turnedExif.replace('\x06', String.fromCharCode(orientation))
      const { width, data } = decode(await kept([jpeg({ app: exif }), 'a.jpg', 'image/jpeg']))
      const redAt = (x: number, y: number) => data[(y * width + x) * 4]! > 128
      const isOnSide = orientation > 4
      expect(width).toBe(isOnSide ? 16 : 32)
      const isFirstRed = ![2, 3, 7, 8].includes(orientation)
      expect([redAt(2, 2), isOnSide ? redAt(2, 29) : redAt(29, 2)]).toEqual([
        isFirstRed,
        !isFirstRed,
      ])
    },
  )

  it('is redrawn as a png: texts, locations and further frames are gone', async () => {
    const { kept } = await openPictures()
    const noted = await kept([png({ chunk: ['eXIf', 'GPS 31.2304'] }), 'a.png', 'image/png'])
    expect(noted.toString('latin1')).not.toMatch(/eXIf|GPS/)
    expect(PNG.sync.read(noted)).toMatchObject({ width: 1, height: 1 })
    const moving = await kept([animatedPng(4, [9, 8, 7], [1, 2, 3]), 'b.png', 'image/png'])
    expect(moving.toString('latin1')).not.toMatch(/acTL|fcTL|fdAT/)
    expect([...PNG.sync.read(moving).data.subarray(0, 3)]).toEqual([9, 8, 7])
  })

  it('is refused in both languages if it contains no picture', async () => {
    const { post } = await openPictures()
    const sent: Sent = [jpegSegments(), 'a.jpg', 'image/jpeg']
    expect(await post(sent)).toMatchObject({
      code: 500,
      msg: expect.stringContaining('cannot be read'),
    })
    const chinese = await post(sent, { language: 'zh-CN' })
    expect(chinese).toMatchObject({ code: 500, msg: expect.stringMatching(/图片.*损坏/) })
  })

  it.each([
    ['too many pixels', png({ width: 30_000, height: 30_000 })],
    ['a second header', png({ chunk: ['IHDR', '\0\0\x75\x30\0\0\x75\x30\x08\x02\0\0\0'] })],
  ])('is refused before anything decodes it for %s', async (_what, bytes) => {
    const { post, asked } = await openPictures()
    expect(await post([bytes, 'a.png', 'image/png'])).toMatchObject({ code: 500 })
    expect(asked).toEqual([])
  })
})
