import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { knownPassword } from '@/sandbox'

const root = resolve(import.meta.dirname, '..')
const shop = mkdtempSync(join(tmpdir(), 'bookshop-'))
const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')

/** What this portal's words and paths would look like in a bundle. */
const foreign = /storeDraw|apiRecharge|storeRecharge|withdrawalStatus|energyPrices|mchOrderNo/

type Packed = { filename: string; files: readonly { path: string }[] }
let packed: Packed

beforeAll(() => {
  const run = (file: string, ...args: string[]) =>
    execFileSync(process.execPath, [file, ...args], { cwd: root, stdio: 'pipe', encoding: 'utf8' })
  run(tsx, 'src/tools/library/run.ts')
  const options = { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' } as const
  const answer = execFileSync('npm', ['pack', '--json', '--pack-destination', shop], options)
  packed = (JSON.parse(answer) as Packed[])[0]!
  install(join(shop, packed.filename))
}, 240_000)

afterAll(() => rmSync(shop, { recursive: true, force: true }))

/** The packed package beside the packages of this checkout. */
function install(tarball: string): void {
  cpSync(join(root, 'tests/secondApp'), shop, { recursive: true })
  const modules = join(shop, 'node_modules')
  mkdirSync(join(modules, 'wattdesk'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => one !== '.vite'))
    symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction')
  execFileSync('tar', ['xzf', tarball, '-C', join(modules, 'wattdesk'), '--strip-components=1'])
}

describe('the package', () => {
  it('holds the library and its papers, and nothing else', () => {
    const tops = new Set(packed.files.map(({ path }) => path.split('/')[0]))
    expect([...tops].sort()).toEqual(['LICENSE', 'README.md', 'lib', 'package.json'])
    expect(packed.files.filter(({ path }) => /trade|\.test\.|\.sandbox/.test(path))).toEqual([])
  })
})

describe('a second app', () => {
  it('builds without a word of this portal, and its sandbox serves its resource', async () => {
    const vite = join(root, 'node_modules/vite/bin/vite.js')
    execFileSync(process.execPath, [vite, 'build'], { cwd: shop, stdio: 'pipe' })
    const assets = join(shop, 'dist/assets')
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
    expect(
      scripts.filter((name) => foreign.test(readFileSync(join(assets, name), 'utf8'))),
    ).toEqual([])

    const { origin, said } = await serve()
    expect(said()).toContain('book has no table at /shop/book')
    const call = async (path: string, token = '', body?: object) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
      return (await fetch(`${origin}/prod-api${path}`, init)).json()
    }
    const login = await call('/login', '', { username: 'admin', password: knownPassword })
    const { token } = login.data
    expect((await call('/shop/book/list?pageSize=20', token)).total).toBe(60)
    expect(JSON.stringify(await call('/getRouters', token))).toContain('shop/book/index')
  }, 240_000)
})

async function serve() {
  const port = await freePort()
  const env = { ...process.env, PORT: `${port}`, SANDBOX_CAPTCHA: 'off', SANDBOX_ROWS: '500' }
  const server = spawn(process.execPath, [tsx, 'serve.ts'], { cwd: shop, env })
  onTestFinished(() => void server.kill())
  let said = ''
  for (const out of [server.stdout, server.stderr]) out.on('data', (text) => (said += text))
  await expect.poll(() => said, { timeout: 120_000 }).toContain('listening')
  return { origin: `http://127.0.0.1:${port}`, said: () => said }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
