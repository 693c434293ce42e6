// @vitest-environment node
import type { AxiosAdapter } from 'axios'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dialects } from '@/engine/config'
import { createGateway } from '@/engine/gateway/gateway'
import { fetchTemplate, sendImport, type ImportRequest } from '@/engine/data/imports'
import { resultLines } from '@/engine/data/importResult'
import { sendPicture } from '@/engine/data/pictures'
import { fakeCookies, fakeGateway, ok, refusal, type Reply } from './fakeTransport'

afterEach(() => void vi.useRealTimers())

const file = new File(['PK'], '提现 <1>.xlsx')
const withdrawal = { path: '/store/storeDraw' }

function request(more: Partial<ImportRequest> = {}): ImportRequest {
  const { signal } = new AbortController()
  return {
    file,
    updateSupport: false,
    idempotencyKey: 'k1',
    signal,
    onSent: () => {},
    ...more,
  }
}

async function imported(reply: Reply, more: Partial<ImportRequest> = {}) {
  const gateway = fakeGateway(() => reply, { token: 't1' })
  const result = await sendImport(gateway, withdrawal, request(more)).catch(
    (error: unknown) => error,
  )
  return { ...gateway, result }
}

describe('contract §6: an import', () => {
  it('is one multipart call with the file, and its flag in the query', async () => {
    const { sent, result } = await imported(
      { json: { msg: 'Done<br/>Row 2<br>Row 3' } },
      {
        updateSupport: true,
        secondPwd: 'p',
      },
    )
    expect(result).toEqual({ lines: ['Done', 'Row 2', 'Row 3'], faults: [] })
    expect(sent).toHaveLength(1)
    const [{ url, method, body, headers }] = sent as [(typeof sent)[number]]
    expect([method, url]).toEqual(['POST', '/prod-api/store/storeDraw/importData?updateSupport=1'])
    const parts = body as FormData
    expect(parts.get('secondPwd')).toBe('p')
    expect((parts.get('file') as File).name).toBe('提现 <1>.xlsx')
    expect(headers).toMatchObject({ 'Idempotency-Key': 'k1', Authorization: 'Bearer t1' })
    expect(String(headers['Content-Type'])).not.toContain('json')
  })

  it('sends 0 if nothing is to be updated, and no password unless one is needed', async () => {
    const { sent } = await imported(ok())
    const [{ url, body }] = sent as [(typeof sent)[number]]
    expect(url).toContain('updateSupport=0')
    expect((body as FormData).has('secondPwd')).toBe(false)
  })

  it('that is refused has every word of the gateway', async () => {
    const msg = Array.from({ length: 200 }, (_, row) => `Row ${row}: no`).join('<br/>')
    const { result } = await imported(refusal(500, msg))
    expect(result).toMatchObject({ kind: 'refused', unknownOutcome: false, wholeMsg: msg })
  })

  it.each(['lost', { status: 502 }, { text: '<html>' }] as const)(
    'answered by %j has an unknown outcome, and is not sent again',
    async (reply) => {
      const { sent, result } = await imported(reply)
      expect(result).toMatchObject({ unknownOutcome: true })
      expect(sent).toHaveLength(1)
    },
  )
})

describe('§9: the time of an upload', () => {
  it('G6: starts again with every progress, and ends 30 s after the last', async () => {
    vi.useFakeTimers()
    const shares: number[] = []
    const adapter: AxiosAdapter = ({ onUploadProgress }) => {
      const tell = (loaded: number) =>
        onUploadProgress?.({ loaded, total: 100, bytes: 0, lengthComputable: true })
      setTimeout(() => tell(50), 25_000)
      setTimeout(() => tell(100), 50_000)
      return new Promise(() => {})
    }
    const { cookies, stored } = fakeCookies()
    stored.set('Admin-Tokens', 't1')
    const { client } = createGateway({
      baseUrl: '/prod-api',
      dialect: dialects.specification,
      language: () => 'en-US',
      cookies,
      adapter,
    })
    const ended = sendImport(
      { client },
      withdrawal,
      request({ onSent: (share) => shares.push(share) }),
    ).catch((error: unknown) => error)
    const settled = vi.fn<() => void>()
    void ended.then(() => settled())
    await vi.advanceTimersByTimeAsync(79_999)
    expect(shares).toEqual([0.5, 1])
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2)
    expect(await ended).toMatchObject({ kind: 'timeout', unknownOutcome: true })
  })
})

describe('the result of an import', () => {
  it('is text, even if it looks like something else', () => {
    expect(resultLines('<b>1</b><BR />2<br/><img src=x onerror=alert(1)>\n3')).toEqual([
      '<b>1</b>',
      '2',
      '<img src=x onerror=alert(1)>',
      '3',
    ])
    expect(resultLines('x'.repeat(500))[0]).toHaveLength(300)
  })
})

describe('the template of an import', () => {
  it.each([
    ['specification', 'GET'],
    ['ruoyi', 'POST'],
  ] as const)('in the dialect %s is requested by %s', async (dialect, method) => {
    const blob = new Blob(['PK'], { type: 'application/vnd.ms-excel' })
    const gateway = fakeGateway(() => ({ blob }), { token: 't1', dialect: dialects[dialect] })
    const { signal } = new AbortController()
    expect(await fetchTemplate(gateway, withdrawal, signal)).toBe(blob)
    expect(gateway.sent.map((one) => `${one.method} ${one.url}`)).toEqual([
      `${method} /prod-api/store/storeDraw/importTemplate`,
    ])
  })
})

describe('contract §1.3 and §6: the address of an uploaded picture', () => {
  const address = '/profile/upload/a.png'

  it.each([
    [{ code: 200, fileName: address, url: 'http://gateway/profile/upload/a.png' }],
    [{ code: 200, imgUrl: address }],
    [{ code: 200, data: { imgUrl: address } }],
    [{ code: 200, data: { url: address } }],
  ])('is read from %j', async (json) => {
    const { client, sent } = fakeGateway(() => ({ json }), { token: 't1' })
    const picture = new Blob([], { type: 'image/png' })
    const { signal } = new AbortController()
    expect(await sendPicture({ client }, { picture, signal, onSent: () => {} })).toBe(address)
    const [{ body }] = sent as [(typeof sent)[number]]
    expect(((body as FormData).get('file') as File).name).toBe('picture.png')
  })

  it('that is missing is a failure', async () => {
    const { client } = fakeGateway(() => ok('done'), { token: 't1' })
    const { signal } = new AbortController()
    const asked = { picture: new Blob([]), signal, onSent: () => {} }
    await expect(sendPicture({ client }, asked)).rejects.toMatchObject({ kind: 'unreadable' })
  })
})
