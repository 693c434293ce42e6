// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { dialects } from '@/engine/config'
import { fetchFile } from '@/engine/data/files'
import { fetchTemplate } from '@/engine/data/imports'
import { sendPicture } from '@/engine/data/pictures'
import { fakeGateway, type Reply } from '@/tests/engine/gateway/fakeTransport'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const file = new Blob(['PK'], { type: xlsx })
const path = '/store/bill'
const { signal } = new AbortController()

type Gateway = ReturnType<typeof fakeGateway>

const asked = {
  'an export': (gateway: Gateway) => fetchFile(gateway, `${path}/export`, {}, signal),
  'a template': (gateway: Gateway) => fetchTemplate(gateway, { path }, signal),
} as const

function answered(replies: readonly Reply[], dialect: 'specification' | 'ruoyi' = 'ruoyi') {
  return fakeGateway((_sent, earlier) => replies[earlier] ?? 'lost', {
    token: 't1',
    dialect: dialects[dialect],
  })
}

async function outcome(ask: (gateway: Gateway) => Promise<Blob>, reply: Reply) {
  return ask(answered([reply])).catch((error: unknown) => error)
}

describe.each(Object.entries(asked))('%s', (_what, ask) => {
  it.each([200, 201, 202, 203, 206, 299])('that comes with HTTP %i is the file', async (status) => {
    expect(await outcome(ask, { status, blob: file })).toBe(file)
  })

  it('that is named with HTTP 201 is fetched, even if it comes with 201', async () => {
    const named = { status: 201, json: { code: 200, msg: 'a_bill.xlsx' } }
    const gateway = answered([named, { status: 201, blob: file }], 'specification')
    expect(await ask(gateway)).toBe(file)
    expect(gateway.sent).toHaveLength(2)
  })

  it.each([200, 201, 204])('A10: of zero bytes with HTTP %i is not a file', async (status) => {
    expect(await outcome(ask, { status, blob: new Blob([]) })).toMatchObject({ kind: 'unreadable' })
  })

  it.each([
    [302, 'refused'],
    [304, 'refused'],
    [400, 'refused'],
    [403, 'forbidden'],
    [404, 'missing'],
    [500, 'server'],
    [503, 'server'],
  ])('with HTTP %i fails with any body', async (status, kind) => {
    expect(await outcome(ask, { status, blob: file })).toMatchObject({ kind, httpStatus: status })
  })

  it('a refusal in JSON with HTTP 201 is a refusal', async () => {
    const json = { code: 500, msg: 'Too many rows' }
    expect(await outcome(ask, { status: 201, json })).toMatchObject({
      kind: 'refused',
      message: 'Too many rows',
    })
  })
})

describe('an upload', () => {
  const request = { picture: file, signal, onSent: () => {} }

  it('answered with HTTP 201 gives the address', async () => {
    const gateway = answered([{ status: 201, json: { code: 200, fileName: '/profile/a.png' } }])
    expect(await sendPicture(gateway, request)).toBe('/profile/a.png')
  })

  it('A10: answered with HTTP 204 has no address, and fails', async () => {
    const gateway = answered([{ status: 204, text: '' }])
    const failed = await sendPicture(gateway, request).catch((error: unknown) => error)
    expect(failed).toMatchObject({ kind: 'unreadable' })
  })
})
