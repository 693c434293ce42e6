// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { parseTrustedProxies } from '@/server/http/clientOf'
import { aPortal, ask } from '../portalFixture'

const csp = (nonce: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; ` +
  `img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; ` +
  `base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; ` +
  `require-trusted-types-for 'script'; trusted-types default; report-to csp; report-uri /__csp`

function nonceOf(html: string): string {
  return /name="style-nonce" content="([^"]+)"/.exec(html)?.[1] ?? ''
}

describe('the page', () => {
  it.each(['/', '/index.html', '/?a=1'])('is served at %s with its whole policy', async (path) => {
    const { status, headers, body } = await ask(await aPortal(), path)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': csp(nonceOf(body.toString())),
      'reporting-endpoints': 'csp="/__csp"',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'permissions-policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=(self)',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  it('carries a fresh nonce of 128 bits each time', async () => {
    const port = await aPortal()
    const pages = await Promise.all(Array.from({ length: 20 }, () => ask(port, '/')))
    const nonces = pages.map(({ body }) => nonceOf(body.toString()))
    expect(new Set(nonces).size).toBe(20)
    for (const nonce of nonces) expect(nonce).toMatch(/^[\w-]{22}$/)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('travels as %s with the nonce of its policy', async (encoding, decode) => {
    const headers = { 'Accept-Encoding': encoding }
    const answer = await ask(await aPortal(), '/', { headers })
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length)
    const page = decode(answer.body).toString()
    expect(answer.headers['content-security-policy']).toBe(csp(nonceOf(page)))
  })

  it('names the dialect of the gateway', async () => {
    const { body } = await ask(await aPortal({ dialect: 'ruoyi' }), '/')
    expect(body.toString()).toContain('name="gateway-dialect" content="ruoyi"')
  })

  it('answers HEAD with the same headers and no body', async () => {
    const { status, headers, body } = await ask(await aPortal(), '/', { method: 'HEAD' })
    expect(status).toBe(200)
    expect(Number(headers['content-length'])).toBeGreaterThan(100)
    expect(body).toHaveLength(0)
  })

  it('asks for encrypted connections if a trusted proxy reports one', async () => {
    const headers = { 'X-Forwarded-Proto': 'https' }
    const trustedProxies = parseTrustedProxies('127.0.0.1')
    const answer = await ask(await aPortal({ trustedProxies }), '/', { headers })
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
    const untold = await ask(await aPortal(), '/', { headers })
    expect(untold.headers).not.toHaveProperty('strict-transport-security')
  })

  it('allows frames of FRAME_HOSTS only, and then drops the policy that would blank them', async () => {
    const port = await aPortal({ frameHosts: ['https://docs.example.com'] })
    const { headers, body } = await ask(port, '/')
    expect(body.toString()).toContain('name="frame-hosts" content="https://docs.example.com"')
    expect(headers['content-security-policy']).toContain('; frame-src https://docs.example.com; ')
    expect(headers['cross-origin-embedder-policy']).toBe('unsafe-none')
  })
})
