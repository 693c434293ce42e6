import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { f } from '@/engine/declare'
import { createPageGateway } from '@/engine/data/pageGateway'
import { testSandbox } from '@/tests/support/testSandbox'
import { sandboxHandlers } from '@/sandbox/msw'
// loads the code that the portal fetches late
import '@/engine/kinds/pictures/PictureDialog'
import { AvatarUpload } from '@/engine/kinds/pictures/AvatarUpload'
import { withFiles } from '@/tests/support/files/browserFiles'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { jpeg, png } from '@/tests/support/files/pictures'
import { renderDrawn, renderInput } from '@/tests/support/renderKind'

const gateway = createPageGateway({ language: 'en-US' })

/** The emulated page lacks these: a picture of 400 × 200 pixels, and a canvas that remembers what it drew. */
function withCanvas() {
  const drawn: unknown[][] = []
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 200, close: () => {} }))
  const context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    const drawImage = (_picture: unknown, ...numbers: number[]) => drawn.push(numbers)
    return { canvas: this, drawImage, clearRect: () => {} } as never
  })
  const encode = vi
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((give, type) => give(new Blob([png()], { type: type ?? '' })))
  return { drawn, restore: () => [context, encode].forEach((spy) => spy.mockRestore()) }
}

async function openUpload(draw: () => Promise<unknown>, opener: RegExp) {
  withFiles()
  const sandbox = await testSandbox()
  server.use(...sandboxHandlers(sandbox))
  const token = await sandbox.logIn('store')
  const canvas = withCanvas()
  await draw()
  gateway.session.signIn(token)
  const user = userEvent.setup({ applyAccept: false })
  await user.click(screen.getByRole('button', { name: opener }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('button', { name: 'Upload' })
  const choose = (bytes: Uint8Array<ArrayBuffer>, name = 'me.png', type = 'image/png') =>
    user.upload(dialog.getByLabelText(/^Choose/), new File([bytes], name, { type }))
  const upload = () => user.click(dialog.getByRole('button', { name: 'Upload' }))
  return { ...canvas, sandbox, user, dialog, choose, upload }
}

describe('a picture for a field', () => {
  it('G1, G3: is checked, drawn anew and sent in one part, and its address fills the field', async () => {
    const { dialog, choose, upload, restore } = await openUpload(
      () => renderInput(f.image(), '', { gateway }),
      /Upload a picture/,
    )
    for (const [bytes, name, type, reason] of [
      [new Uint8Array(), 'a.png', 'image/png', /zero bytes/],
      [Uint8Array.from(Buffer.from('<svg/>')), 'a.svg', 'image/svg+xml', /Only jpg and png/],
      [jpeg(), 'a.png', 'image/png', /named .png, but its content/],
      [png({ width: 3e4, height: 3e4 }), 'a.png', 'image/png', /30000 × 30000 pixels are too many/],
    ] as const) {
      await choose(bytes, name, type)
      expect(await dialog.findByText(reason)).toBeVisible()
      expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled()
    }
    expect(sentTo('POST')).toEqual([])

    await choose(png({ chunk: ['tEXt', 'Author me'], tail: '<script>' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Upload' })).toBeEnabled())
    await upload()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [{ body }] = sentTo('POST', '/common/upload') as [ReturnType<typeof sentTo>[number]]
    const file = (body as FormData).get('file') as File
    expect([file.name, file.type]).toEqual(['picture.png', 'image/png'])
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(png())
    const input = screen.getByLabelText<HTMLInputElement>('It')
    expect(input.value).toMatch(/^\/profile\/upload\/[\da-f]{32}\.png$/)
    restore()
  })

  it('G6: shows one message when the upload fails, and can be sent again with the same crop', async () => {
    const { dialog, choose, upload, user, drawn, restore } = await openUpload(
      () => renderInput(f.image(), '', { gateway }),
      /Upload a picture/,
    )
    await choose(png())
    const kept = await dialog.findByRole('img', { name: /part of the picture/ })
    await user.click(kept)
    await user.keyboard('+{ArrowRight}')
    for (const [answer, words] of [
      [() => HttpResponse.json({ code: 500, msg: 'Disk full' }), 'Disk full'],
      [() => new HttpResponse('<h1>Too large</h1>', { status: 413 }), /./],
      [() => HttpResponse.error(), /./],
    ] as const) {
      server.use(http.post('*/common/upload', answer, { once: true }))
      await upload()
      const alert = await dialog.findByRole('alert')
      expect(alert).toHaveTextContent(words)
      expect(alert).not.toHaveTextContent('Too large')
      expect(dialog.getAllByRole('alert')).toHaveLength(1)
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Upload' })).toBeEnabled())
    }
    const first = drawn.at(-1)
    await upload()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(drawn.at(-1)).toEqual(first)
    const [left, top, width] = first as number[]
    expect([Math.round(width ?? 0), Math.round(left ?? 0), Math.round(top ?? 0)]).toEqual([
      333, 50, 17,
    ])
    restore()
  })

  it('has no upload when it is the content of a QR code', async () => {
    await renderInput(f.image({ qr: true }))
    expect(screen.queryByRole('button', { name: /Upload/ })).toBeNull()
  })
})

describe('an avatar', () => {
  it('is a square of 200 pixels, moved by keys and stored in the gateway', async () => {
    const changed: string[] = []
    const { dialog, choose, upload, user, drawn, sandbox, restore } = await openUpload(
      () =>
        renderDrawn(
          () => <AvatarUpload avatar="" initial="S" onChanged={(avatar) => changed.push(avatar)} />,
          { gateway },
        ),
      /Change the avatar/,
    )
    await choose(jpeg({ width: 400, height: 200 }), 'me.jpg', 'image/jpeg')
    await user.click(await dialog.findByRole('img', { name: /part of the picture/ }))
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
      give(new Blob([jpeg()], { type: 'image/jpeg' })),
    )
    await upload()
    await waitFor(() => expect(changed).toHaveLength(1))
    expect(drawn.at(-1)).toEqual([80, 0, 200, 200, 0, 0, 200, 200])
    expect(changed[0]).toMatch(/^\/profile\/avatar\/[\da-f]{32}\.jpg$/)
    const path = '/system/user/profile/avatar'
    const [{ body }] = sentTo('POST', path) as [ReturnType<typeof sentTo>[number]]
    expect([...(body as FormData).keys()]).toEqual(['avatarfile'])
    const [row] = await sandbox.db.query(`select avatar from sys_user where user_name = 'store'`)
    expect(row).toEqual({ avatar: changed[0] })
    restore()
  })
})
