import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { build } from 'vite'
import { appConfig } from '@/app/config'
import { resources as english } from '@/i18n/en-US/resources'
import { resources as chinese } from '@/i18n/zh-CN/resources'
import { resources } from '@/resources'
import { findSecrets } from '@/tests/support/run/secretsInLogs'

const dist = resolve(import.meta.dirname, '../../../dist')
const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
const texts = names
  .filter((name) => /\.(?:js|css|html|svg|json)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(dist, name), 'utf8') }))

/** Hosts that the code names and never calls: targets of links, names of formats, explanations of errors. */
const named = new Set([
  ...appConfig.docLinks.map(({ href }) => new URL(href).host),
  'tronscan.org',
  'etherscan.io',
  'mempool.space',
  'www.w3.org',
  'schemas.openxmlformats.org',
  'schemas.microsoft.com',
  'purl.oclc.org',
  'purl.org',
  'www.wps.cn',
  'localhost',
  'react.dev',
  'mui.com',
  'github.com',
  'bit.ly',
  'reactrouter.com',
  'redux.js.org',
  'redux-toolkit.js.org',
  // switched off in the portal: every browser test fails on a foreign host
  'react-admin-telemetry.marmelab.com',
])

/** Files that no browser gets, with the hosts that only they name. */
const ofServer: Readonly<Record<string, RegExp>> = {
  'server.js': /^(?:portal|gateway\.example(?:\.com)?)$/,
  // the pages of packages and licences
  'sbom.cdx.json': /./,
}

test('the build has no source maps, no secrets, and names no unknown host', () => {
  expect(texts.length).toBeGreaterThan(50)
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([])
  for (const { name, text } of texts) {
    expect(text, name).not.toMatch(/sourceMappingURL/)
    // an address that is put together when it runs holds nothing yet
    expect(findSecrets(text.replaceAll(/[^\s`]*\$\{/g, '')), name).toEqual([])
    const hosts = [...text.matchAll(/\bhttps?:\/\/([a-z\d.-]+)/gi)].map(([, host = '']) => host)
    expect(
      hosts.filter((host) => !named.has(host) && !ofServer[name]?.test(host)),
      name,
    ).toEqual([])
  }
})

test('the page loads one script and one style before the login, and names their hashes', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const loaded = page.match(/<(?:script|link rel="(?:modulepreload|stylesheet)")[^>]*>/g) ?? []
  const files = loaded.map((tag) => /(?:src|href)="\/assets\/index-[\w-]+\.(\w+)"/.exec(tag)?.[1])
  expect(files).toEqual(['js', 'css'])
  for (const tag of loaded) expect(tag).toMatch(/ integrity="sha384-[\w+/]{64}"/)
})

/** Every declaration as built, without the code shared by all. */
async function builtDeclarations(): Promise<ReadonlyMap<string, string>> {
  const folder = resolve(import.meta.dirname, '../../../resources')
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        input: resources.map(({ name }) => join(folder, `${name}.ts`)),
        preserveEntrySignatures: 'strict',
        external: (_id, importer) => importer !== undefined,
      },
    },
  })
  const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = output.filter((file) => file.type === 'chunk')
  return new Map(chunks.map(({ name, code }) => [basename(name, '.ts'), code]))
}

test('another declared resource adds at most 3 KB to the portal, its words included', async () => {
  const declarations = await builtDeclarations()
  expect(declarations.size).toBe(resources.length)
  for (const { name } of resources)
    for (const words of [english, chinese]) {
      const own = `${declarations.get(name)}${JSON.stringify(words.resources[name as keyof typeof words.resources])}`
      expect(own.length, name).toBeGreaterThan(300)
      // with the others it is less
      expect(brotliCompressSync(own).length, name).toBeLessThanOrEqual(3_000)
    }
})
