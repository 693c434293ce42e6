// @vitest-environment node
import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { parseTrustedProxies } from '@/server/http/clientOf'
import { createRequestLog, withoutIds } from '@/server/watch/createRequestLog'
import { joinWatches } from '@/server/watch/Watch'
import { aPortal, ask, echoGateway } from '../portalFixture'

type Line = Readonly<Record<string, unknown>>

/** A portal with a request log, and the log's lines. */
async function aLoggedPortal(options: Parameters<typeof aPortal>[0] = {}) {
  const lines: string[] = []
  const watch = joinWatches([createRequestLog((line) => lines.push(line))])
  const port = await aPortal({ ...options, watch })
  const logged = async (count: number) => {
    await vi.waitUntil(() => lines.length >= count)
    return lines.map((line) => JSON.parse(line) as Line)
  }
  return { port, lines, logged }
}

const names = ['time', 'kind', 'method', 'path', 'status', 'ms', 'bytes', 'client']

const secret = 'eyJhbGciOiJIUzUxMiJ9'

describe('the request log', () => {
  it('has one line for each request, with what it took', async () => {
    const { port, logged } = await aLoggedPortal()
    const before = Date.now()
    await ask(port, '/')
    await ask(port, '/assets/index-Ab12.js')
    await ask(port, '/prod-api/store/bill/17', { method: 'PUT', body: '{"a":1}' })
    const lines = await logged(3)
    expect(lines).toMatchObject([
      { kind: 'page', method: 'GET', path: '/', status: 200, client: '127.0.0.1' },
      { kind: 'file', method: 'GET', path: '/assets/index-Ab12.js', status: 200 },
      { kind: 'call', method: 'PUT', path: '/prod-api/store/bill/*', status: 200 },
    ])
    for (const { time, ms, bytes } of lines) {
      expect(Date.parse(String(time))).toBeGreaterThanOrEqual(before)
      expect(ms).toBeGreaterThanOrEqual(0)
      expect(bytes).toBeGreaterThan(300)
    }
  })

  it('has no token, query, id or body', async () => {
    const { port, lines, logged } = await aLoggedPortal()
    const headers = { Authorization: `Bearer ${secret}`, Cookie: `Admin-Tokens=${secret}` }
    await ask(port, `/prod-api/store/bill/list?token=${secret}`, { headers })
    await ask(port, `/prod-api/monitor/online/${secret}`, { method: 'DELETE', headers })
    await ask(port, `/${secret}/x?a=${secret}`, { method: 'POST', headers, body: secret })
    await ask(port, `/?token=${secret}`)
    await ask(port, `http://host/${secret}`)
    expect(await logged(5)).toHaveLength(5)
    expect(lines.join('\n')).not.toContain(secret)
  })

  it.each([
    '/a%0a{"forged":1}',
    '/a%0d%0aforged',
    '/%e2%80%a8forged',
    '/%1b[31mforged',
    '/"},{"forged":"1',
    '/a\\n"forged"',
    `/${'forged'.repeat(500)}`,
  ])('is one line of plain characters, whatever the path: %s', async (path) => {
    const { port, lines, logged } = await aLoggedPortal()
    await ask(port, path)
    await ask(port, `/prod-api${path}`, { headers: { 'X-Forwarded-For': 'forged' } })
    await logged(2)
    for (const line of lines) {
      expect(line).toMatch(/^[\x20-\x7e]{1,300}$/)
      expect(line).not.toContain('forged')
      expect(Object.keys(JSON.parse(line) as Line)).toEqual(names)
    }
  })

  it('names the client that a trusted proxy names', async () => {
    const { port, logged } = await aLoggedPortal({
      trustedProxies: parseTrustedProxies('127.0.0.1'),
    })
    await ask(port, '/', { headers: { 'X-Forwarded-For': '203.0.113.9' } })
    expect(await logged(1)).toMatchObject([{ client: '203.0.113.9' }])
  })

  it('has what Node could not read, and a client that left', async () => {
    let asked = () => {}
    const waiting = new Promise<void>((resolve) => (asked = resolve))
    const gateway = {
      ...echoGateway,
      fetch: () => {
        asked()
        return new Promise<Response>(() => {})
      },
    }
    const { port, logged } = await aLoggedPortal({ gateway })
    const malformed = connect(port, '127.0.0.1')
    malformed.resume().write('hello\r\n\r\n')
    await once(malformed, 'close')
    const leaving = connect(port, '127.0.0.1')
    leaving.write('GET /prod-api/list HTTP/1.1\r\nHost: x\r\n\r\n')
    await waiting
    leaving.destroy()
    expect(await logged(2)).toMatchObject([
      { kind: 'malformed', status: 400, client: '127.0.0.1', path: '' },
      { kind: 'call', status: 499, path: '/prod-api/list' },
    ])
  })
})

it.each([
  ['/prod-api/store/storeDraw/pass/17', '/prod-api/store/storeDraw/pass/*'],
  ['/prod-api/system/dict/data/type/sys_normal_disable', undefined],
  ['/prod-api/system/user/1,2,3', '/prod-api/system/user/*'],
  ['/prod-api/user/T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', '/prod-api/user/*'],
  ['/prod-api/user/someone@example.com', '/prod-api/user/*'],
  ['/prod-api/online/5f0c8a6e-58f0-4c9b-9d3f-7d2b6a0d1e11', '/prod-api/online/*'],
  ['/assets/portal-en-US-O_LcAKGS.js', undefined],
  ['/', undefined],
])('withoutIds(%s)', (path, expected) => {
  expect(withoutIds(path)).toBe(expected ?? path)
})
