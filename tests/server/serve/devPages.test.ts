// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { DevServer } from '@/server/serve/pages'
import { aPortal, ask } from '../portalFixture'

/** Vite as far as the server knows it: it adds a script to the page and answers one file. */
const vite: DevServer = {
  transformIndexHtml: async (_, html) => `<script nonce="__STYLE_NONCE__"></script>${html}`,
  middlewares: (request, response, next) =>
    request.url === '/src/main.tsx' ? response.end('source') : next(),
}

function theSources(): string {
  const root = mkdtempSync(join(tmpdir(), 'wattdesk-sources-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'index.html'), '__STYLE_NONCE__ __GATEWAY_DIALECT____FRAME_HOSTS__')
  return root
}

describe('npm run dev', () => {
  it('serves the transformed page under the same policy, with the nonce for scripts too', async () => {
    const port = await aPortal({ root: theSources(), dev: async () => vite })
    const { headers, body } = await ask(port, '/')
    const nonce = /nonce="([\w-]{22})"/.exec(body.toString())?.[1]
    expect(body.toString()).toBe(`<script nonce="${nonce}"></script>${nonce} specification`)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(
      `; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; `,
    )
    expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types default; ")
  })

  it('leaves files to Vite and answers the rest with 404', async () => {
    const port = await aPortal({ root: theSources(), dev: async () => vite })
    expect((await ask(port, '/src/main.tsx')).body.toString()).toBe('source')
    expect((await ask(port, '/nothing')).status).toBe(404)
  })
})
