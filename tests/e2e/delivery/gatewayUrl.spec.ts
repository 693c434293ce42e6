import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const gatewayUrl = `http://127.0.0.1:${process.env.E2E_PORT ?? 4179}/prod-api`

test('§2 npm start with GATEWAY_URL proxies to that gateway and loads nothing of the sandbox', async () => {
  const coverage = mkdtempSync(join(tmpdir(), 'wattdesk-loaded-'))
  try {
    const server = spawn(process.execPath, ['--import', 'tsx', 'src/server/start.ts'], {
      env: { ...process.env, PORT: '0', GATEWAY_URL: gatewayUrl, NODE_V8_COVERAGE: coverage },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let greeting = ''
    for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
      greeting += String(chunk)
      if (greeting.includes('Ctrl+C')) break
    }
    const address = /http:\S+/.exec(greeting)?.[0] ?? ''
    expect(greeting).toContain(`Gateway   ${gatewayUrl} (dialect specification)`)
    expect((await fetch(address)).status).toBe(200)
    const captcha: unknown = await (await fetch(`${address}prod-api/captchaImage`)).json()
    expect(captcha).toMatchObject({ code: 200 })
    server.kill('SIGTERM')
    await once(server, 'exit')

    const loaded = scriptsIn(coverage)
    expect(loaded).toContainEqual(expect.stringContaining('/src/server/start.ts'))
    expect(loaded.filter((url) => /\/src\/sandbox\/|pglite/.test(url))).toEqual([])
  } finally {
    rmSync(coverage, { recursive: true })
  }
})

/** The addresses of all scripts that a process loaded, from what V8 wrote at its exit. */
function scriptsIn(coverage: string): readonly string[] {
  return readdirSync(coverage).flatMap((name) => {
    const report = JSON.parse(readFileSync(join(coverage, name), 'utf8')) as {
      result: readonly { url: string }[]
    }
    return report.result.map(({ url }) => url)
  })
}
