import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, expect as expectPage, type Browser, type Page } from '@playwright/test'
import * as tar from 'tar'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Language } from '@/engine/config'
import { firstWords } from '@/engine/messages/firstWords'
import { createMessages } from '@/engine/messages/messages'
import { createTranslate } from '@/engine/messages/translate'
import { knownPassword } from '@/sandbox'
import { billOfMaterials } from '@/tools/sbom/billOfMaterials'
import { licenceList } from '@/tools/sbom/licences'
import { noteProblems } from './e2e/support/problems'
import manifest from '@/package.json'
import { base } from './secondApp/src/base'
import { chromiumFlags, ensureChromium } from './support/run/chromium'
import { freePort } from './support/run/freePort'
import { portalWords } from './support/tree/portalWords'

const root = resolve(import.meta.dirname, '..')
const repository = 'https://github.com/example/wattdesk'
const shop = mkdtempSync(join(tmpdir(), 'bookshop-'))
const modules = join(shop, 'node_modules')
const commands = {
  tsx: join(root, 'node_modules/tsx/dist/cli.mjs'),
  vite: join(root, 'node_modules/vite/bin/vite.js'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs'),
}

const release = join(shop, 'release')
const library = join(release, `wattdesk-${manifest.version}.tgz`)
const portal = join(release, `wattdesk-portal-${manifest.version}.tar.gz`)

beforeAll(async () => {
  run(root, commands.tsx, 'src/tools/release/run.ts', '--out', release, '--repository', repository)
  cpSync(join(root, 'tests/secondApp'), shop, { recursive: true })
  const target = join(modules, 'wattdesk')
  mkdirSync(target, { recursive: true })
  await tar.extract({ file: library, cwd: target, strip: 1 })
}, 240_000)

afterAll(() => rmSync(shop, { recursive: true, force: true }))

describe('a release', () => {
  it('has a package of the library and its papers, and nothing else', async () => {
    const paths = (await pathsIn(library)).map((path) => path.replace('package/', ''))
    const tops = new Set(paths.map((path) => path.split('/')[0]))
    const papers = ['CHANGELOG.md', 'LICENSE', 'README.md']
    expect([...tops].sort()).toEqual([...papers, 'lib', 'package.json'])
    expect(paths.filter((path) => /trade|\.test\.|\.sandbox/.test(path))).toEqual([])
  })

  it('has a manifest that npm publishes with its provenance', () => {
    const published = JSON.parse(readFileSync(join(modules, 'wattdesk/package.json'), 'utf8'))
    expect(published).toMatchObject({
      name: 'wattdesk',
      version: manifest.version,
      exports: manifest.exports,
      dependencies: manifest.dependencies,
      repository: { type: 'git', url: `git+${repository}.git` },
    })
    for (const name of ['private', 'scripts', 'devDependencies'])
      expect(published).not.toHaveProperty(name)
  })

  it('has the built portal with its server, licences and bill of materials', async () => {
    const folder = join(shop, 'portal')
    mkdirSync(folder)
    await tar.extract({ file: portal, cwd: folder, strip: 1 })
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['LICENSE', 'assets', 'index.html']))
    expect(run(tmpdir(), join(folder, 'server.js'), '--version')).toContain(manifest.version)
    expect(readFileSync(join(folder, 'THIRD-PARTY.md'), 'utf8') === licenceList()).toBe(true)
    const lone = join(release, `wattdesk-${manifest.version}.cdx.json`)
    for (const bill of [join(folder, 'sbom.cdx.json'), lone])
      expect(readFileSync(bill, 'utf8') === billOfMaterials()).toBe(true)
  })

  it('has the changelog’s section as its notes, and the checksum of every other file', () => {
    const notes = readFileSync(join(release, 'notes.md'), 'utf8').trim()
    expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toContain(notes)
    const sums = readFileSync(join(release, 'SHA256SUMS'), 'utf8').trimEnd().split('\n')
    const files = readdirSync(release).filter((name) => !/^(?:SHA256SUMS|notes\.md)$/.test(name))
    expect(sums.toSorted()).toEqual(files.map(checksumLine).toSorted())
    expect(files).toHaveLength(3)
  })
})

function checksumLine(name: string): string {
  const hash = createHash('sha256').update(readFileSync(join(release, name)))
  return `${hash.digest('hex')}  ${name}`
}

async function pathsIn(file: string): Promise<readonly string[]> {
  const paths: string[] = []
  await tar.list({ file, onReadEntry: ({ path }) => paths.push(path) })
  return paths
}

describe('a second app', () => {
  it('builds with the packages of wattdesk/admin alone, and without a word of this portal', async () => {
    link((name) => !isOptional(name) || name === 'vite')
    run(shop, commands.vite, 'build')
    const assets = join(shop, 'dist/assets')
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
    const bundle = scripts.map((name) => readFileSync(join(assets, name), 'utf8')).join('\n')
    const words = await portalWords()
    expect(words.length).toBeGreaterThan(200)
    expect(words.filter((word) => word.test(bundle))).toEqual([])
  }, 240_000)

  it('is built with a server that runs from another folder', () => {
    const dist = mkdtempSync(join(tmpdir(), 'bookshop-dist-'))
    onTestFinished(() => rmSync(dist, { recursive: true, force: true }))
    cpSync(join(shop, 'dist'), dist, { recursive: true })
    expect(run(tmpdir(), join(dist, 'server.js'), '--help')).toContain('GATEWAY_URL')
  })

  it('has its declarations checked by the doctor', () => {
    link((name) => isOptional(name) && name !== 'vite')
    expect(run(shop, commands.tsx, 'doctor.ts')).toBe('1 resource, 6 fields: nothing found\n')
  }, 120_000)

  it('passes the conformance suite of its resource', () => {
    expect(run(shop, commands.vitest, 'run')).toMatch(/Tests +\d+ passed/)
  }, 240_000)
})

describe('a second app on its sandbox', () => {
  let server: ChildProcess
  let browser: Browser
  let origin: string
  let output = ''

  beforeAll(async () => {
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    const env = { PORT: `${port}`, SANDBOX_CAPTCHA: 'off', SANDBOX_ROWS: '500' }
    server = spawn(process.execPath, [commands.tsx, 'serve.ts'], { cwd: shop, env: envWith(env) })
    for (const out of [server.stdout, server.stderr]) out?.on('data', (text) => (output += text))
    const executablePath = ensureChromium(console.log, { isQuick: true })
    browser = await chromium.launch({ executablePath, args: chromiumFlags })
    await vi.waitUntil(() => output.includes('listening'), { timeout: 120_000 })
  }, 240_000)

  afterAll(async () => {
    await browser.close()
    server.kill()
  })

  it('is served its resource and its menu', async () => {
    expect(output).toContain('book has no table at /shop/book')
    const call = async (path: string, token = '', body?: object) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
      return (await fetch(`${origin}/prod-api${path}`, init)).json()
    }
    const login = await call('/login', '', { username: 'admin', password: knownPassword })
    const { token } = login.data
    expect((await call('/shop/book/list?pageSize=20', token)).total).toBe(60)
    expect(JSON.stringify(await call('/getRouters', token))).toContain('shop/book/index')
  })

  it.each([
    { width: 1440, language: 'en-US' },
    { width: 1440, language: 'zh-CN' },
    { width: 390, language: 'en-US' },
    { width: 390, language: 'zh-CN' },
  ] as const)(
    'is used at $width px in $language',
    async ({ width, language }) => {
      const viewport = { width, height: 844 }
      const options = {
        baseURL: origin,
        viewport,
        locale: language,
        reducedMotion: 'reduce',
      } as const
      const context = await browser.newContext(options)
      const problems = await noteProblems(context, origin)
      await editABook(await context.newPage(), language, `Author at ${width} px, ${language}`)
      expect(problems.list()).toEqual([])
      await context.close()
    },
    120_000,
  )
})

/** Logs in, finds a book through the menu and a filter, opens it, changes its author and saves. */
async function editABook(page: Page, language: Language, author: string): Promise<void> {
  const messages = createMessages(language, firstWords, ...base.messages)
  const t = createTranslate(await messages.load('framework', 'login', 'portal'), language)
  const field = (name: string, mark = '') =>
    page.getByLabel(t(`resources.book.fields.${name}`) + mark, { exact: true })
  const button = (key: string) => page.getByRole('button', { name: t(key), exact: true })
  const isPhone = (page.viewportSize()?.width ?? 0) < 600

  await page.goto('/')
  await page.getByLabel(t('login.account'), { exact: true }).fill('admin')
  await page.getByLabel(t('login.password'), { exact: true }).fill(knownPassword)
  await button('login.submit').click()

  if (isPhone) await button('shell.openMenu').click()
  await page.getByRole('button', { name: 'Shop' }).click()
  await page.getByRole('link', { name: t('resources.book.plural'), exact: true }).click()
  const rows = page.locator('tbody tr')
  await expectPage(rows).toHaveCount(20)
  await button('views.filters').click()
  await field('title').fill('Title 5')
  await field('title').press('Enter')
  await expectPage(rows).toHaveCount(11)

  await page.getByRole('link', { name: 'Title 59', exact: true }).click()
  await page.getByRole('link', { name: t('actions.edit'), exact: true }).click()
  await field('author', ' *').fill(author)
  await button('ra.action.save').click()
  await expectPage(page.getByText(author)).toBeVisible()
}

function run(cwd: string, ...command: readonly string[]): string {
  const options = { cwd, env: envWith({ NO_COLOR: '1' }), stdio: 'pipe', encoding: 'utf8' } as const
  return execFileSync(process.execPath, command, options)
}

/** The environment of this process without what its own test runner set. */
function envWith(more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|NODE_ENV|TEST$)/.test(name),
  )
  return { ...Object.fromEntries(own), ...more }
}

/** Whether a package, or a scope, has only what some doors of the package need. */
function isOptional(name: string): boolean {
  const optional = Object.keys(manifest.peerDependenciesMeta)
  return optional.some((one) => one === name || one.startsWith(`${name}/`))
}

/** Installs packages of this checkout beside the packed one. */
function link(isWanted: (name: string) => boolean): void {
  for (const name of readdirSync(join(root, 'node_modules')).filter(isWanted))
    if (name !== '.vite')
      symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction')
}
