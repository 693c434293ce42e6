import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const dist = resolve(import.meta.dirname, '../../../dist')

/** The gateway of the browser tests, as a server behind `GATEWAY_URL`. */
export const gatewayUrl = `http://127.0.0.1:${process.env.E2E_PORT ?? 4179}/prod-api`

export type BuiltServer = { address: string; pid: number; startedMs: number; greeting: string }

/**
 * Runs `node server.js` on a copy of `dist` in an empty folder, without a package beside it, while `use` runs.
 *
 * @param prepare changes the copy before it is served
 */
export async function withBuiltServer(
  env: NodeJS.ProcessEnv,
  use: (server: BuiltServer) => Promise<void>,
  prepare: (folder: string) => void = () => {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wattdesk-deployed-'))
  cpSync(dist, folder, { recursive: true })
  prepare(folder)
  const before = performance.now()
  const server = spawn(process.execPath, [join(folder, 'server.js')], {
    cwd: tmpdir(),
    env: { ...process.env, PORT: '0', GATEWAY_URL: gatewayUrl, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const over = once(server, 'exit')
  try {
    let greeting = ''
    for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
      greeting += String(chunk)
      if (greeting.includes('Ctrl+C')) break
    }
    const startedMs = performance.now() - before
    const address = /http:\S+/.exec(greeting)?.[0].replace(/\/$/, '') ?? ''
    await use({ address, pid: server.pid ?? 0, startedMs, greeting })
  } finally {
    server.kill('SIGTERM')
    await over
    rmSync(folder, { recursive: true })
  }
}
