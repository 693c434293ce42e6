import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@/tests/support/run/freePort'
import { expect, login, test, watch } from '../fixtures'
import { gatewayUrl, withBuiltServer } from '../support/builtServer'

test('§2 dist/server.js, alone in a folder, serves the portal over a gateway', async ({
  browser,
}) => {
  await withBuiltServer({}, async ({ address, greeting, startedMs, pid }) => {
    expect(greeting).toContain(`Gateway   ${gatewayUrl} (dialect specification)`)
    // a second and 80 MB are the goal; a busy machine needs longer
    expect(startedMs).toBeLessThan(10_000)
    const context = await browser.newContext({ baseURL: address })
    const problems = await watch(context, address)
    const page = await context.newPage()
    await login(page, 'admin', { at: '/#/store/store' })
    await expect(page.locator('tbody tr')).toHaveCount(20)
    expect(problems.list()).toEqual([])
    await context.close()
    for (let calls = 0; calls < 1_000; calls += 20)
      await Promise.all(Array.from({ length: 20 }, () => fetch(`${address}/prod-api/getInfo`)))
    expect(residentMb(pid)).toBeLessThan(120)
  })
})

test('a page stays open over a restart of the server, and its socket comes back without a message', async ({
  browser,
}) => {
  const env = { PORT: String(await freePort()), DRAIN_DELAY_SECONDS: '0' }
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${env.PORT}` })
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const bell = page.getByRole('button', { name: /^Alerts/ })
  await withBuiltServer(env, async () => {
    await login(page, 'admin', { at: '/#/store/store' })
    await expect(bell).toHaveAttribute('data-live', 'open')
  })
  await expect(bell).toHaveAttribute('data-live', /retrying|connecting/)
  await withBuiltServer(env, async () => {
    await expect(bell).toHaveAttribute('data-live', 'open')
    expect(said).toContainEqual(expect.stringContaining('live channel: asked to come back'))
    await expect(page.getByRole('alert')).toHaveCount(0)
    await context.close()
  })
})

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

/** The memory of a process that is not swapped out; 0 where the system does not say. */
function residentMb(pid: number): number {
  if (process.platform !== 'linux') return 0
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

/** The addresses of all scripts that a process loaded, from what V8 wrote at its exit. */
function scriptsIn(coverage: string): readonly string[] {
  return readdirSync(coverage).flatMap((name) => {
    const report = JSON.parse(readFileSync(join(coverage, name), 'utf8')) as {
      result: readonly { url: string }[]
    }
    return report.result.map(({ url }) => url)
  })
}
