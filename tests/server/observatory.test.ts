// @vitest-environment node
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildPortal } from '@/tests/support/buildPortal'
import { scoreOf, type Seen } from '@/tests/support/observatory'
import { aPortal, ask } from './portalFixture'

const overTls = { 'X-Forwarded-Proto': 'https' }
let dist: string

beforeAll(async () => {
  dist = await buildPortal(resolve(import.meta.dirname, '../..'))
}, 300_000)

async function seen(options: Parameters<typeof aPortal>[0], headers = overTls): Promise<Seen> {
  const answer = await ask(await aPortal({ root: dist, ...options }), '/', { headers })
  return { headers: answer.headers, page: answer.body.toString() }
}

describe('the Observatory’s arithmetic, from what the server sends of the real build behind TLS', () => {
  it('gives 130 and more', async () => {
    const { points, of } = scoreOf(await seen({}))
    expect(of).toEqual({
      'content-security-policy': 10,
      cookies: 0,
      'cross-origin-resource-sharing': 0,
      'referrer-policy': 5,
      'strict-transport-security': 0,
      'subresource-integrity': 5,
      'x-content-type-options': 0,
      'x-frame-options': 5,
      'cross-origin-resource-policy': 10,
    })
    expect(points).toBe(135)
  })

  it('as much with pages in frames', async () => {
    const { points } = scoreOf(await seen({ frameHosts: ['https://docs.example.com'] }))
    expect(points).toBe(135)
  })

  it('without TLS less, and nothing on top', async () => {
    const { headers, page } = await seen({})
    const { 'strict-transport-security': _, ...plain } = headers
    expect(scoreOf({ headers: plain, page }).points).toBe(80)
  })

  it.each([
    ['no header at all', {}, 100 - 25 - 20 - 5 - 20],
    ['scripts of anywhere', { 'content-security-policy': 'script-src *' }, 100 - 20 - 20 - 5 - 20],
    [
      'styles of anyone',
      {
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      },
      100,
    ],
    [
      'a session cookie that a script reads',
      {
        'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'set-cookie': ['a=b; Secure'],
      },
      100 - 30,
    ],
    [
      'an origin open to all with their credentials',
      {
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'strict-transport-security': 'max-age=100',
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': 'https://a.example',
        'access-control-allow-credentials': 'true',
        'referrer-policy': 'unsafe-url',
        'cross-origin-resource-policy': 'nobody',
      },
      100 - 50 - 10 - 5 - 5,
    ],
  ])('and would find %s', (_what, headers, points) => {
    expect(scoreOf({ headers, page: '' }).points).toBe(points)
  })

  it('and would find a script of another host', async () => {
    const { headers } = await seen({})
    const page = '<script src="https://cdn.example/a.js"></script>'
    expect(scoreOf({ headers, page }).of['subresource-integrity']).toBe(-5)
  })
})

describe('the files of the page', () => {
  it('are the ones that it names, by their content', () => {
    const page = readFileSync(join(dist, 'index.html'), 'utf8')
    const loaded = [...page.matchAll(/<(?:script|link rel="(?:stylesheet|modulepreload)")[^>]*>/g)]
    expect(loaded.length).toBeGreaterThan(1)
    for (const [tag] of loaded) {
      const file = /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? ''
      const hash = createHash('sha384')
        .update(readFileSync(join(dist, file)))
        .digest('base64')
      expect(tag).toContain(`integrity="sha384-${hash}"`)
    }
  })
})
