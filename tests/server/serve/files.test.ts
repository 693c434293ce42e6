// @vitest-environment node
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aBuild, aPortal, ask, script } from '../portalFixture'

const file = '/assets/index-Ab12.js'

describe('files of the build', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('are sent compressed as the client takes them: %s', async (accepted, encoding, decode) => {
    const answer = await ask(await aPortal(), file, { headers: { 'Accept-Encoding': accepted } })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length)
    expect(decode(answer.body).toString()).toBe(script)
  })

  it('are cached for a year under a hashed name, and revalidated under a plain one', async () => {
    const port = await aPortal()
    const hashed = await ask(port, file)
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await ask(port, '/icon.svg')).headers['cache-control']).toBe('no-cache')
  })

  it('carry the common headers', async () => {
    const { headers } = await ask(await aPortal(), '/assets/logo-Cd34.svg')
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'referrer-policy': 'no-referrer',
    })
    expect(headers).not.toHaveProperty('vary')
  })

  it('answer HEAD with the length and no body', async () => {
    const { headers, body } = await ask(await aPortal(), file, { method: 'HEAD' })
    expect(Number(headers['content-length'])).toBe(script.length)
    expect(body).toHaveLength(0)
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'])(
    'refuse %s with 405',
    async (method) => {
      const port = await aPortal()
      for (const path of [file, '/']) {
        const { status, headers } = await ask(port, path, { method })
        expect(status).toBe(405)
        expect(headers.allow).toBe('GET, HEAD')
      }
    },
  )

  it('survive a new build in the same folder', async () => {
    const root = aBuild()
    const port = await aPortal({ root })
    rmSync(join(root, 'assets'), { recursive: true })
    expect((await ask(port, file)).status).toBe(200)
  })
})

describe('a missing file', () => {
  it.each([
    '/assets/index-Zz99.js',
    '/assets/',
    '/assets',
    '/store/storeDraw',
    '/__fault',
    '/.vite/manifest.json',
    '/server.js',
    '/package.json',
    '/LICENSES.txt',
    '/.git/config',
    '/assets/index-Ab12.js.map',
    '/assets/index-Ab12.js.br',
    '/favicon.ico',
    '/prod-apix/list',
  ])('K7: is a plain 404: %s', async (path) => {
    const port = await aPortal()
    for (const method of ['GET', 'POST']) {
      const { status, headers, body } = await ask(port, path, { method })
      expect(status).toBe(404)
      expect(headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(body.toString()).toBe('Not found\n')
    }
  })

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/....//secret.txt',
    '//secret.txt',
    '///etc/passwd',
    '/%2fetc/passwd',
    '/C:/secret.txt',
    '/file:///etc/passwd',
    '/assets/index-Ab12.js%00.txt',
    '/assets/index-Ab12.js/',
    '/assets//index-Ab12.js',
    '/%',
    '/%ff%fe',
    '/%c0%ae%c0%ae/secret.txt',
    '/prod-api/../../secret.txt',
    '/prod-api/%2e%2e/secret.txt',
    '/index.html/../../secret.txt',
  ])('cannot be reached by %s', async (path) => {
    const folder = mkdtempSync(join(tmpdir(), 'wattdesk-outside-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const root = aBuild()
    writeFileSync(join(root, '../secret.txt'), 'secret')
    onTestFinished(() => rmSync(join(root, '../secret.txt')))
    const { status, body } = await ask(await aPortal({ root }), path)
    expect(status).toBe(404)
    expect(body.toString()).toBe('Not found\n')
  })

  it.each(['*', 'http://evil.example/', 'evil.example:443', '?x'])(
    'is a bad request where the target is no path: %s',
    async (path) => {
      expect((await ask(await aPortal(), path)).status).toBe(400)
    },
  )
})

describe('start', () => {
  it('says what to do when there is no build', async () => {
    await expect(aPortal({ root: '/nowhere' })).rejects.toThrow(
      '/nowhere holds no built portal: run "npm run build"',
    )
  })

  it('refuses a page without its placeholders', async () => {
    const root = aBuild()
    writeFileSync(join(root, 'index.html'), '<!doctype html>')
    expect(existsSync(join(root, 'index.html'))).toBe(true)
    await expect(aPortal({ root })).rejects.toThrow('index.html has no __STYLE_NONCE__')
  })
})
