// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { aPortal, ask, jsonOf } from '../portalFixture'

describe.each([
  ['/healthz', { status: 'up' }],
  ['/readyz', { status: 'ready' }],
])('%s', (path, body) => {
  it('answers what a prober reads, with the headers of data', async () => {
    const answer = await ask(await aPortal(), path)
    expect(answer.status).toBe(200)
    expect(jsonOf(answer)).toEqual(body)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  it('answers HEAD without a body, and nothing else', async () => {
    const port = await aPortal()
    const head = await ask(port, path, { method: 'HEAD' })
    expect([head.status, head.body.length]).toEqual([200, 0])
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await ask(port, path, { method })
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    }
  })

  it('is that address alone', async () => {
    const port = await aPortal()
    for (const other of [`${path}/`, `${path}/x`, `${path}.json`, path.toUpperCase()])
      expect((await ask(port, other)).status).toBe(404)
  })
})
