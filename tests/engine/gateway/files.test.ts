// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { dialects } from '@/engine/config'
import { fetchFile } from '@/engine/data/files'
import { fakeGateway, ok, refusal, type Reply } from './fakeTransport'

const name = '5f1e_bill.xlsx'
const bytes = new Blob(['PK\u0003\u0004'], { type: 'application/vnd.ms-excel' })
const empty = new Blob([])
const query = { status: ['1', '01'], note: 'a&b#c+d', none: '' }

/** Exports bills over a wire that answers with these, in this order. */
async function exported(replies: readonly Reply[], dialect: 'specification' | 'ruoyi') {
  const gateway = fakeGateway((_sent, earlier) => replies[earlier] ?? 'lost', {
    token: 't1',
    dialect: dialects[dialect],
  })
  const { signal } = new AbortController()
  const result = await fetchFile(gateway, '/store/bill/export', query, signal).catch(
    (error: unknown) => error,
  )
  return { ...gateway, result }
}

describe('§7 the gateway’s own export', () => {
  it.each([
    ['data', ok(name)],
    ['msg', { json: { code: 200, msg: name } }],
    ['msg of an envelope with empty data', { json: { code: 200, msg: name, data: '' } }],
  ] as const)('asks for a file, and fetches the one named in %s, once', async (_where, reply) => {
    const { sent, result } = await exported([reply, { blob: bytes }], 'specification')
    expect(result).toBe(bytes)
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /prod-api/store/bill/export?status=1%2C01&note=a%26b%23c%2Bd',
      `GET /prod-api/common/download?fileName=${name}&delete=true`,
    ])
    expect(sent[1]?.headers).toMatchObject({ Authorization: 'Bearer t1' })
  })

  it('accepts a file that comes at once', async () => {
    const { sent, result } = await exported([{ blob: bytes }], 'specification')
    expect(result).toBe(bytes)
    expect(sent).toHaveLength(1)
  })

  it('posts form fields in a dialect that needs them', async () => {
    const { sent, result } = await exported([{ blob: bytes }], 'ruoyi')
    expect(result).toBe(bytes)
    expect(sent).toMatchObject([
      {
        method: 'POST',
        url: '/prod-api/store/bill/export',
        body: 'status=1%2C01&note=a%26b%23c%2Bd',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      },
    ])
  })

  it('fetches without the token if the gateway refuses it there', async () => {
    const replies = [ok(name), { status: 403, text: '' }, { blob: bytes }] as const
    const { sent, result } = await exported(replies, 'specification')
    expect(result).toBe(bytes)
    expect(sent).toHaveLength(3)
    expect(sent[2]?.url).toBe(sent[1]?.url)
    expect(sent[2]?.headers).not.toHaveProperty('Authorization')
  })
})

describe('an export that fails', () => {
  const inBlob = (json: object) => new Blob([JSON.stringify(json)], { type: 'application/json' })

  it.each([
    ['a refusal', refusal(500, 'Too many rows'), 'refused', 'Too many rows'],
    [
      'a refusal inside a blob',
      { blob: inBlob({ code: 500, msg: 'Too many rows' }) },
      'refused',
      'Too many rows',
    ],
    ['no permission', { blob: inBlob({ code: 403 }) }, 'forbidden', 'errors.forbidden'],
    ['zero bytes', { blob: empty }, 'unreadable', 'errors.unreadable'],
    [
      'a page of a proxy',
      { blob: new Blob(['<h1>'], { type: 'text/html' }) },
      'unreadable',
      'errors.unexpected',
    ],
    [
      'words instead of a name',
      { json: { code: 200, msg: '操作成功' } },
      'unreadable',
      'errors.unreadable',
    ],
    ['a path instead of a name', ok('../etc/passwd.txt'), 'unreadable', 'errors.unreadable'],
    ['a lost connection', 'lost', 'network', 'errors.network'],
  ] as const)('with %s reports it', async (_what, reply, kind, message) => {
    for (const dialect of ['specification', 'ruoyi'] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const { result, sent } = await exported([reply], dialect)
      expect(result).toMatchObject({ kind, message, unknownOutcome: false })
      expect(sent).toHaveLength(1)
    }
  })

  it.each([
    ['zero bytes', { blob: empty }, 'unreadable'],
    ['a missing name', { blob: inBlob({ code: 404 }) }, 'missing'],
    ['an unreachable gateway', { status: 503 }, 'server'],
  ] as const)('with %s for the name does not retry', async (_what, reply, kind) => {
    const { result, sent } = await exported([ok(name), reply], 'specification')
    expect(result).toMatchObject({ kind })
    expect(sent).toHaveLength(2)
  })

  it('reports an expired login inside a blob to the one gate', async () => {
    const { gate, result } = await exported([{ blob: inBlob({ code: 401 }) }], 'specification')
    expect(result).toMatchObject({ kind: 'auth' })
    expect(gate.state()).toBe('asking')
  })
})
