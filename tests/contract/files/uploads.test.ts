// @vitest-environment node
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { jpeg, jpegSegments, png } from '@/tests/support/files/pictures'
import { zip } from '@/tests/support/files/zip'
import { mounts, openContract, overNode, readEnvelope, type Mount } from '../mounts'

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text))

/** The body of an upload as it travels. */
async function partsOf(part: string, file: File) {
  const form = new FormData()
  form.append(part, file)
  const body = new Response(form)
  const type = body.headers.get('Content-Type') ?? ''
  return { type, bytes: new Uint8Array(await body.arrayBuffer()) }
}

async function openUploads(mount: Mount) {
  const { send, sandbox, as } = await openContract(mount)
  const token = await sandbox.logIn('store')
  const post = async (
    path: string,
    part: string,
    [bytes, name, type]: readonly [Uint8Array<ArrayBuffer>, string, string],
  ) => {
    const body = new FormData()
    body.append(part, new File([bytes], name, { type }))
    const headers = { Authorization: `Bearer ${token}` }
    return readEnvelope(await send(path, { method: 'POST', body, headers }))
  }
  const upload = (bytes: Uint8Array<ArrayBuffer>, name = 'a.png', type = 'image/png') =>
    post('/common/upload', 'file', [bytes, name, type])
  return { post, upload, send, sandbox, as, token }
}

describe.each(mounts)('contract §6 uploads through $name', (mount) => {
  it('stores a picture under a generated name, and serves it to anybody as a picture only', async () => {
    const { upload, send, sandbox } = await openUploads(mount)
    const { code, data } = await upload(png(), '../../轻.png')
    expect(code).toBe(200)
    const { fileName, originalFilename } = data as Record<string, string>
    expect(fileName).toMatch(/^\/profile\/upload\/[\da-f]{32}\.png$/)
    expect(originalFilename).toBe('../../轻.png')
    const shown = await send(fileName ?? '', {})
    const { width, height, data: pixels } = PNG.sync.read(Buffer.from(await shown.arrayBuffer()))
    expect({ width, height, pixels: [...pixels] }).toEqual({
      width: 1,
      height: 1,
      pixels: [255, 255, 255, 255],
    })
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
    })
    const [note] = await sandbox.db.query('select title, oper_name from sys_oper_log')
    expect(note).toMatchObject({ title: 'common:file:upload', oper_name: 'store' })
  })

  it('makes a picture the sender’s avatar', async () => {
    const { post, as } = await openUploads(mount)
    const sent = [jpeg(), 'me.JPEG', 'image/jpeg'] as const
    const { data } = await post('/system/user/profile/avatar', 'avatarfile', sent)
    expect(data['imgUrl']).toMatch(/^\/profile\/avatar\/[\da-f]{32}\.jpg$/)
    const { data: info } = await (await as('store'))('GET', '/getInfo')
    expect(info['user']).toMatchObject({ avatar: data['imgUrl'] })
  })

  it.each([
    ['nothing', new Uint8Array(), 'a.png', 'image/png', 'The file is empty'],
    ['a page', bytesOf('<html>'), 'a.png', 'image/png', 'Only jpg and png'],
    ['an svg', bytesOf('<svg onload="x"/>'), 'a.svg', 'image/svg+xml', 'Only jpg and png'],
    ['a gif', bytesOf('GIF89a'), 'a.png', 'image/png', 'Only jpg and png'],
    ['a pdf', bytesOf('%PDF-1.7'), 'a.jpg', 'image/jpeg', 'Only jpg and png'],
    ['a zip', zip([]), 'a.png', 'image/png', 'Only jpg and png'],
    ['a jpg named png', jpeg(), 'a.png', 'image/png', 'Only jpg and png'],
    ['a png of another type', png(), 'a.png', 'text/html', 'Only jpg and png'],
    ['a png with a tail', png({ tail: '<script>' }), 'a.png', 'image/png', 'Only jpg and png'],
    ['a jpg with a zip behind', jpeg({ tail: 'PK' }), 'a.jpg', 'image/jpeg', 'Only jpg and png'],
    ['half a png', png().slice(0, 40), 'a.png', 'image/png', 'Only jpg and png'],
    ['30,000² pixels', png({ width: 30_000, height: 30_000 }), 'a.png', 'image/png', '8 million'],
    ['1 × 60,000', jpegSegments({ height: 60_000 }), 'a.jpg', 'image/jpeg', '8 million'],
    ['no pixels', png({ width: 0 }), 'a.png', 'image/png', '8 million'],
    ['three megabytes', png({ tail: 'x'.repeat(3e6) }), 'a.png', 'image/png', 'larger than 2 MB'],
  ])('G1 to G4: refuses %s', async (_what, bytes, name, type, message) => {
    const { upload, sandbox } = await openUploads(mount)
    const refused = await upload(bytes, name, type)
    expect(refused).toMatchObject({ code: 500, msg: expect.stringContaining(message) })
    expect(await sandbox.db.query('select id from sys_file')).toEqual([])
  })

  it('G6: stores nothing from an upload that was cut off', async () => {
    const { send, sandbox, token } = await openUploads(mount)
    const { type, bytes } = await partsOf('file', new File([png()], 'a.png', { type: 'image/png' }))
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type }
    for (const length of [bytes.length / 2, bytes.length - 40, 0]) {
      const init = { method: 'POST', headers, body: bytes.slice(0, length) }
      expect(await readEnvelope(await send('/common/upload', init))).toMatchObject({ code: 500 })
    }
    expect(await sandbox.db.query('select id from sys_file')).toEqual([])
  })

  it('refuses a call without a session, and serves nothing under another name', async () => {
    const { send } = await openUploads(mount)
    const body = new FormData()
    body.append('file', new File([png()], 'a.png', { type: 'image/png' }))
    const answer = await send('/common/upload', { method: 'POST', body })
    expect(await readEnvelope(answer)).toMatchObject({ code: 401 })
    for (const name of ['upload/a.png', 'upload/..%2fa.png', 'other/a.png'])
      expect(await readEnvelope(await send(`/profile/${name}`, {}))).toMatchObject({ code: 404 })
  })
})

it('G6: leaves nothing from an upload whose sender disconnects midway', async () => {
  const { send, sandbox, token, upload } = await openUploads(overNode)
  const { type, bytes } = await partsOf('file', new File([png()], 'a.png', { type: 'image/png' }))
  const goes = new AbortController()
  let isHalfSent = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isHalfSent) goes.abort()
      else controller.enqueue(bytes.subarray(0, bytes.length / 2))
      isHalfSent = true
    },
  })
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type }
  const init = { method: 'POST', headers, body, duplex: 'half', signal: goes.signal }
  await expect(send('/common/upload', init as RequestInit)).rejects.toThrow(/abort/i)
  expect(await upload(png())).toMatchObject({ code: 200 })
  expect(await sandbox.db.query('select id from sys_file')).toHaveLength(1)
})
