// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { currentDocument, documentPaths } from '@/tools/docs/documents'
import { envExample } from '@/tools/docs/envExample'
import { fillDocument } from '@/tools/docs/fillDocument'
import { readSettings, settingsTable } from '@/sandbox/settings/settings'
import { portalSettingsTable, readPortalSettings } from '@/server/settings/portalSettings'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const paths = documentPaths()

it('the README can be read in five minutes: at most 160 lines', () => {
  expect(read('README.md').split('\n').length - 1).toBeLessThanOrEqual(160)
})

it('there is a guide for each room that has one', () => {
  const rooms = ['engine', 'testing', 'sandbox', 'tools', 'server', 'app'].map(
    (room) => `src/${room}`,
  )
  for (const folder of [...rooms, 'resources', 'tests/bench', 'tests/soak'])
    expect(paths).toContain(`${folder}/README.md`)
})

describe.each(paths)('%s', (path) => {
  const text = read(path)
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, '')

  it('is as `npm run docs` writes it', async () => {
    expect(await currentDocument(path)).toBe(text)
  })

  it('shows code only from files that are compiled or run', () => {
    const blocks = text.match(/^```tsx?$/gm)?.length ?? 0
    const fromFiles = text.match(/^<!-- file: \S+ -->\n\n```tsx?$/gm)?.length ?? 0
    expect(fromFiles).toBe(blocks)
  })

  it('links to what exists', () => {
    for (const [, target = ''] of prose.matchAll(/\]\((?!https?:)([^)]+)\)/g)) {
      const [file = '', anchor] = target.split('#')
      const linked = file === '' ? path : join(dirname(path), file)
      expect(existsSync(join(root, linked)), target).toBe(true)
      expect(anchor === undefined || anchorsOf(read(linked)).includes(anchor), target).toBe(true)
    }
  })

  it('names files and scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    for (const [, script = ''] of text.matchAll(/npm run (?:--silent )?([\w:]+)/g))
      expect(Object.keys(scripts)).toContain(script)
    for (const [, name = ''] of prose.matchAll(
      /`((?!dist\/)(?:[\w-]+\/)+[\w.-]+\.(?:ts|tsx|json))`/g,
    )) {
      const places = [join(root, name), join(root, dirname(path), name)]
      expect(places.some(existsSync), name).toBe(true)
    }
  })
})

describe('.env.example', () => {
  const text = read('.env.example')

  it('is as `npm run docs` writes it', () => {
    expect(envExample()).toBe(text)
  })

  it('gives the defaults, and they are read as settings', () => {
    const pairs = Array.from(text.matchAll(/^#([A-Z_]+)=(.*)$/gm), ([, name, value]) => [
      name,
      value,
    ])
    const env = Object.fromEntries(pairs) as Record<string, string>
    expect(Object.keys(env)).toEqual([
      ...portalSettingsTable.map(({ name }) => name),
      ...settingsTable.map(({ name }) => name),
    ])
    expect({ ...readPortalSettings(env), dialect: undefined }).toEqual(readPortalSettings({}))
    expect(readSettings(env)).toEqual(readSettings({}))
  })
})

describe('a document', () => {
  const fill = (text: string) =>
    fillDocument(text, {
      read: () => 'a\n  // #region b\n  inside\n  // #endregion\nconst lockMs = 30 * minuteMs\n',
      generators: { list: () => '- x' },
      facts: { kinds: () => '31' },
    })

  it('takes a file, a region of it and what a generator makes', () => {
    expect(fill('<!-- file: x.ts -->\n\n```ts\nold\n```')).toContain('```ts\na\n  // #region b')
    expect(fill('<!-- file: x.ts#b -->\n\n```ts\nold\n```')).toContain('```ts\ninside\n```')
    expect(fill('<!-- generated: list -->\nold\n<!-- end -->')).toContain('\n- x\n')
  })

  it('takes a fact and a number of a source within a sentence', () => {
    const sentence = 'All <!-- fact: kinds -->30<!-- end --> kinds.'
    expect(fill(sentence)).toBe('All <!-- fact: kinds -->31<!-- end --> kinds.')
    expect(fill('<!-- value: x.ts#lockMs in minutes -->5<!-- end -->')).toContain('>30<')
    expect(fill('<!-- value: x.ts#lockMs -->5<!-- end -->')).toContain('>1,800,000<')
    expect(() => fill('<!-- fact: c -->1<!-- end -->')).toThrow("No fact is called 'c'")
    const missing = '<!-- value: x.ts#lock in hours -->1<!-- end -->'
    expect(() => fill(missing)).toThrow("No number is called 'lock' in hours")
  })

  it('refuses a region and a generator that do not exist', () => {
    expect(() => fill('<!-- file: x.ts#c -->\n\n```ts\n```')).toThrow("x.ts has no region 'c'")
    expect(() => fill('<!-- generated: c --><!-- end -->')).toThrow("No generator is called 'c'")
  })
})

function anchorsOf(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\s-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
