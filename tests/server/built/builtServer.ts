import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { onTestFinished } from 'vitest'
import { builtServer } from '@/server/build/builtServer'

const placeholders = ['STYLE_NONCE', 'GATEWAY_DIALECT', 'FRAME_HOSTS']
const metas = placeholders.map((name) => `<meta name="${name}" content="__${name}__" />`)
const page = `<!doctype html>${metas.join('')}<link rel="icon" href="/icon.svg" />
<script type="module" src="/main.js"></script>`

/** Builds a page of one script with the server beside it. @returns a folder of that alone. */
export async function buildSmallApp(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'wattdesk-built-'))
  const root = join(folder, 'source')
  mkdirSync(join(root, 'public'), { recursive: true })
  writeFileSync(join(root, 'index.html'), page)
  writeFileSync(join(root, 'main.js'), 'document.title = "small"')
  writeFileSync(join(root, 'package.json'), '{ "name": "small", "version": "3.2.1" }')
  writeFileSync(join(root, 'public/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(root, 'public/notes.txt'), 'not for the public')
  await build({ configFile: false, root, logLevel: 'silent', plugins: [builtServer()] })
  const place = join(folder, 'place')
  cpSync(join(root, 'dist'), place, { recursive: true })
  rmSync(root, { recursive: true })
  return place
}

export type Running = { process: ChildProcess; port: number; output: () => string }

/** Runs `server.js` from another folder, on a free port, until the test ends. */
export async function startBuilt(
  place: string,
  env: Readonly<Record<string, string>>,
): Promise<Running> {
  const started = spawnBuilt(place, { PORT: '0', ...env })
  onTestFinished(() => void started.process.kill('SIGKILL'))
  const port = await new Promise<number>((resolve, reject) => {
    started.process.stdout?.on('data', () => {
      const found = /http:\/\/[^/]+:(\d+)\//.exec(started.output())?.[1]
      if (found !== undefined) resolve(Number(found))
    })
    started.process.once('exit', () => reject(new Error(started.output())))
  })
  return { ...started, port }
}

/** The exit code and the lines of a run that ends by itself. */
export async function runBuilt(
  place: string,
  env: Readonly<Record<string, string>>,
  ...options: readonly string[]
) {
  const { process: run, ...ran } = spawnBuilt(place, env, options)
  const [code] = (await once(run, 'close')) as [number | null]
  return { code, lines: ran.output().trimEnd().split('\n') }
}

function spawnBuilt(
  place: string,
  env: Readonly<Record<string, string>>,
  options: readonly string[] = [],
) {
  // nothing of this process's environment but what starting a process needs
  const { PATH = '', SystemRoot = '' } = process.env
  const run = spawn(process.execPath, [join(place, 'server.js'), ...options], {
    cwd: tmpdir(),
    env: { PATH, SystemRoot, ...env },
  })
  let output = ''
  for (const stream of [run.stdout, run.stderr])
    stream.on('data', (text: Buffer) => void (output += String(text)))
  return { process: run, output: () => output }
}
