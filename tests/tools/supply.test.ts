// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { billOfMaterials } from '@/tools/sbom/billOfMaterials'
import { licenceList, strangeLicences } from '@/tools/sbom/licences'
import { readLockfile, readManifest, root, type Package } from '@/tools/sbom/lockfile'
import { importsOf } from '@/tests/support/tree/importsOf'

const read = (name: string) => readFileSync(resolve(root, name), 'utf8')
const packages = readLockfile()
const { dependencies, devDependencies } = readManifest()
const direct = { ...dependencies, ...devDependencies }

/** What would run something when it is installed, and why nothing is missed when it may not. */
const wouldInstall = {
  esbuild: 'only puts its program in place of a script that starts it',
  msw: 'only copies a worker into a folder that package.json would name',
}

/** What runs with the development dependencies: the sandbox, command lines, the build, `npm start`. */
const neverShipped = /^src\/(?:sandbox|testing|tools|server\/(?:build\/|start\.ts))/

describe('dependencies', () => {
  it('are pinned to the version that the lockfile has', () => {
    for (const [name, version] of Object.entries(direct)) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/)
      const locked = packages.find(({ place }) => place === `node_modules/${name}`)
      expect(locked?.version, name).toBe(version)
    }
  })

  it('come from npm’s configured registry: the lockfile has no address', () => {
    expect(packages.flatMap(({ place, resolved }) => (resolved ? [place] : []))).toEqual([])
    expect(read('package-lock.json')).not.toMatch(/\bregistry\./)
    const elsewhere = /^(?:git|github|file|link|https?|npm):|\//
    const ranges = packages.flatMap(({ dependencies = {} }) => Object.entries(dependencies))
    expect(ranges.filter(([, range]) => elsewhere.test(range))).toEqual([])
  })

  it('are checked against a hash on installation', () => {
    const unchecked = packages.filter(({ integrity = '' }) => !/^sha512-.{86}==$/.test(integrity))
    expect(unchecked.map(({ place }) => place)).toEqual([])
  })

  it('run nothing on installation', () => {
    const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript)
    expect(scripted.map(({ name }) => name)).toEqual(Object.keys(wouldInstall))
    expect(scripted.every(({ isTool }) => isTool)).toBe(true)
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true')
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    expect(Object.keys(scripts).filter((name) => /install|prepare|publish/.test(name))).toEqual([])
  })

  it('have allowed licences', () => {
    expect(packages.length).toBeGreaterThan(100)
    expect(strangeLicences(packages)).toEqual([])
    const strange = { name: 'x', version: '1.0.0', place: 'node_modules/x', isTool: true }
    const shipped: Package = { ...strange, license: 'MPL-2.0', isTool: false }
    const found = strangeLicences([strange, { ...strange, license: 'GPL-3.0' }, shipped])
    expect(found).toEqual(['x 1.0.0: none', 'x 1.0.0: GPL-3.0', 'x 1.0.0: MPL-2.0'])
  })

  it('are in the product where a page or the built server imports them', () => {
    const product = new Set(packages.filter(({ isTool }) => !isTool).map(({ name }) => name))
    expect(shippedImports().filter(([, name]) => !product.has(name))).toEqual([])
    expect(shippedImports().length).toBeGreaterThan(100)
  })
})

/** Every package that a source of the page or of the built server imports, with the file. */
function shippedImports(): readonly (readonly [file: string, name: string])[] {
  const files = ['src', 'i18n', 'resources'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !neverShipped.test(file)),
  )
  return files.flatMap((file) =>
    importsOf(file, read(file))
      .filter(({ specifier, isType }) => !isType && !/^(?:\.|@\/|node:)/.test(specifier))
      .map(({ specifier }) => [file, /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? ''] as const),
  )
}

describe('the list of licences', () => {
  const list = licenceList()
  const shipped = packages.filter(({ isTool }) => !isTool)

  it('names every package with its version', () => {
    const missing = packages.filter(({ name, version }) => !list.includes(`${name} ${version}`))
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  it('has the text of each licence in the product', () => {
    const texts = list.slice(list.indexOf('## The texts of the licences'))
    const without = shipped.filter(({ name, version }) => !texts.includes(`${name} ${version}`))
    expect(without.map(({ name }) => name)).toEqual([])
    expect(texts).not.toMatch(/^### .*\bhono /m)
    expect(licenceList(readLockfile(['hono']))).toMatch(/^### .*\bhono /m)
    expect(texts.match(/^```/gm)?.length).toBe((texts.match(/^```text$/gm)?.length ?? 0) * 2)
  })
})

describe('the bill of materials', () => {
  type Component = {
    'bom-ref': string
    group?: string
    name: string
    version: string
    scope: string
  }
  type Bill = {
    components: readonly Component[]
    dependencies: readonly { ref: string; dependsOn: readonly string[] }[]
  }
  const { components, dependencies: edges } = JSON.parse(billOfMaterials()) as Bill
  const nameOf = ({ group, name, version }: Component) =>
    `${group === undefined ? '' : `${group}/`}${name}@${version}`

  it('has every package of the lockfile once, and nothing else', () => {
    const locked = new Set(packages.map(({ name, version }) => `${name}@${version}`))
    expect(components.map(nameOf).toSorted()).toEqual([...locked].toSorted())
  })

  it('separates packages of the product from tools', () => {
    const shipped = components.filter(({ scope }) => scope === 'required').map(nameOf)
    expect(shipped).toContain(`react@${dependencies['react']}`)
    expect(shipped).not.toContain(`vitest@${devDependencies['vitest']}`)
  })

  it('lists the dependencies of each, from the product down', () => {
    const known = new Map(edges.map(({ ref, dependsOn }) => [ref, dependsOn]))
    const [start] = edges
    expect(start?.dependsOn).toHaveLength(Object.keys(direct).length)
    const reached = new Set<string>()
    const reach = (ref: string) => {
      if (reached.has(ref)) return
      reached.add(ref)
      for (const next of known.get(ref) ?? []) reach(next)
    }
    reach(start?.ref ?? '')
    const missed = components.map((one) => one['bom-ref']).filter((ref) => !reached.has(ref))
    expect(missed).toEqual([])
  })
})

describe('the table of dependencies', () => {
  const readme = read('src/README.md')
  const table = readme.slice(readme.indexOf('| dependency '))
  const lines = [...table.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|$/gm)].slice(2)
  const patterns = lines.flatMap(([, names = '']) => names.split(', '))
  const matches = (pattern: string, name: string) =>
    new RegExp(`^${pattern.replaceAll('*', '.+')}$`).test(name)

  it('has a line for each direct dependency, and none for another', () => {
    for (const name of Object.keys(direct))
      expect(
        patterns.filter((pattern) => matches(pattern, name)),
        name,
      ).toHaveLength(1)
    for (const pattern of patterns)
      expect(
        Object.keys(direct).some((name) => matches(pattern, name)),
        pattern,
      ).toBe(true)
  })
})
