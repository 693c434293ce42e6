import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '@/tests/support/run/freePort'
import { runLoad, type LoadFigures } from '@/tests/contract/load/runLoad'
import { countFrom } from './settings'

const root = resolve(import.meta.dirname, '../..')

it('sessions, sockets and slow clients at once get no error from npm start', async ({ task }) => {
  const [sessions, sockets] = [countFrom('LOAD_SESSIONS', 200), countFrom('LOAD_SOCKETS', 500)]
  const [slow, seconds] = [countFrom('LOAD_SLOW', 200), countFrom('LOAD_SECONDS', 60)]
  const said = `${sessions} sessions, ${sockets} sockets, ${slow} slow clients for ${seconds} s`
  task.meta.figures = `${said}: not served`
  const origin = await serve()
  const figures = await runLoad({ origin, sessions, sockets, slow, seconds, thinkMs: 3_000 })
  task.meta.figures = `${said}: ${figuresText(figures)}`
  expect(figures).toMatchObject({ others: {}, socketsHeld: sockets })
})

function figuresText(figures: LoadFigures): string {
  const { calls, others, socketsHeld, slowAnswers } = figures
  const times = { p50: figures.p50Ms, p99: figures.p99Ms, slowest: figures.slowestMs }
  const shown = Object.entries(times).map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`)
  return [
    `${calls} calls`,
    ...shown,
    `slowest login ${figures.loginMs.toFixed(0)} ms`,
    `${slowAnswers} slow readers got an answer`,
    `${socketsHeld} sockets held`,
    `not 200: ${JSON.stringify(others)}`,
  ].join(', ')
}

/** Starts the server of `npm start` in another process, with its own folder and port. */
async function serve(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'wattdesk-load-'))
  const port = await freePort()
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/server/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), SANDBOX_DATA: folder, SANDBOX_CAPTCHA: 'off' },
  })
  const over = once(server, 'exit')
  onTestFinished(async () => {
    server.kill()
    await over
    rmSync(folder, { recursive: true, force: true })
  })
  await new Promise<void>((resolve) => {
    server.stdout.on('data', (said: Buffer) => {
      if (said.includes('Ctrl+C')) resolve()
    })
    void over.then(() => resolve())
  })
  return `http://127.0.0.1:${port}`
}
