// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importCycles } from './support/importCycles'
import { importsOf } from './support/importsOf'
import { checkLadder, type Sources } from './support/ladder'

const root = resolve(import.meta.dirname, '..')

function readTree(): Sources {
  const files = ['src', 'resources', 'i18n'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
  return new Map([...files, 'vite.config.ts'].map((file) => [file, readText(file)]))
}

function readText(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** A small tree in which everything that may be imported exists, with one file added. */
function planted(file: string, text: string): Sources {
  const places = ['schema', 'gateway', 'providers', 'views', 'layout', 'alerts', 'pages', 'server']
  const files = [
    ...places.flatMap((place) => [`src/${place}/index.ts`, `src/${place}/one.ts`]),
    'src/engine/config.ts',
    'src/engine/registry.ts',
    'i18n/index.ts',
    'resources/index.ts',
    'resources/dicts.ts',
    'resources/bill.ts',
    'src/sandbox/index.ts',
  ]
  const textOf = (name: string) => (/^src\/.*index/.test(name) ? `export * from './one'` : '')
  return new Map([...files.map((name) => [name, textOf(name)] as const), [file, text]])
}

describe('the tree', () => {
  const sources = readTree()

  it('is read', () => {
    expect(sources.size).toBeGreaterThan(100)
  })

  it('keeps to the ladder', () => {
    expect(checkLadder(sources)).toEqual([])
  })

  it('draws with MUI through its late overlays only: they alone carry theme and style nonce', () => {
    const drawing = [...sources].filter(([, text]) => /from '@mui\//.test(text))
    expect(drawing.map(([file]) => file)).toEqual([
      'src/engine/ui/overlay/muiOverlays.tsx',
      'src/engine/ui/overlay/theme.ts',
    ])
  })

  it('has no import cycle at run time', () => {
    expect(importCycles(sources)).toEqual([])
  })

  it('reaches MUI where it comes late, and nowhere else', () => {
    const overlays = new Set([
      'src/engine/ui/overlay/muiOverlays.tsx',
      'src/engine/ui/overlay/theme.ts',
    ])
    const others = [...sources].filter(([file]) => !overlays.has(file))
    const found = others.flatMap(([file, text]) =>
      importsOf(file, text)
        .filter(({ specifier, isType }) => !isType && /^@(?:mui|emotion)\//.test(specifier))
        .map(({ specifier }) => `${file} → ${specifier}: see src/engine/ui/overlay/overlays.tsx`),
    )
    expect(found).toEqual([])
  })
})

describe('the ladder', () => {
  it('reports file, import and what is allowed', () => {
    const text = `import { call } from '@/engine/gateway'`
    expect(checkLadder(planted('src/engine/list/Table.tsx', text))).toEqual([
      'src/engine/list/Table.tsx → src/engine/gateway/index.ts, allowed: views, schema, ' +
        'registry, providers, config, log, i18n, packages without Node',
    ])
  })

  it.each([
    ['src/engine/schema/a.ts', `import { useMemo } from 'react'`, 'react'],
    ['src/engine/schema/a.ts', `import axios from 'axios'`, 'axios'],
    ['src/engine/schema/a.ts', `import { Box } from '@mui/material'`, '@mui/material'],
    ['src/engine/schema/a.ts', `import { bill } from '@/resources'`, 'resources/index.ts'],
    ['src/engine/gateway/a.ts', `import { useSyncExternalStore } from 'react'`, 'react'],
    ['src/engine/gateway/a.ts', `import { required } from 'ra-core'`, 'ra-core'],
    ['src/engine/gateway/a.ts', `import { one } from '../providers/one'`, 'src/engine/data/one.ts'],
    ['src/engine/data/a.ts', `import { one } from '@/views/one'`, 'src/engine/list/one.ts'],
    ['src/engine/shell/a.ts', `import { one } from '@/pages/one'`, 'src/engine/pages/one.ts'],
    ['src/engine/shell/a.ts', `import { one } from '@/alerts/one'`, 'src/engine/alerts/one.ts'],
    ['src/engine/pages/a.ts', `import { readFile } from 'node:fs'`, 'node:fs'],
    ['src/engine/pages/a.ts', `import { bill } from '@/resources/bill'`, 'resources/bill.ts'],
    ['src/server/a.ts', `import { one } from '@/schema/one'`, 'src/engine/schema/one.ts'],
    ['src/server/a.ts', `import { createElement } from 'react'`, 'react'],
    ['src/App.tsx', `import { openSandbox } from '@/sandbox'`, 'src/sandbox/index.ts'],
    ['i18n/en-US.ts', `import { openSandbox } from '@/sandbox'`, 'src/sandbox/index.ts'],
    ['i18n/en-US.ts', `import { one } from '@/schema/one'`, 'src/engine/schema/one.ts'],
    ['resources/store.ts', `import { config } from '@/engine/config'`, 'src/engine/config.ts'],
    ['resources/store.ts', `import bill from './bill'`, 'resources/bill.ts'],
    ['resources/dicts.ts', `import bill from './bill'`, 'resources/bill.ts'],
    ['resources/store.ts', `import { parse } from 'lossless-json'`, 'lossless-json'],
    ['vite.config.ts', `import { openSandbox } from './tests/sandbox'`, 'src/sandbox/index.ts'],
    ['src/engine/schema/a.ts', `import { f } from '@/engine/schema'`, 'src/engine/schema/index.ts'],
    ['src/engine/schema/kinds/a.ts', `import { f } from '../index'`, 'src/engine/schema/index.ts'],
  ])('refuses in %s: %s', (file, text, target) => {
    const problems = checkLadder(planted(file, text))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(`${file} → ${target}, allowed: `)
  })

  it.each([
    [`import type { One } from '@/gateway/one'`],
    [`type One = import('@/gateway/one').One`],
    [`const one = () => import('@/gateway/one')`],
    [`export { one } from '@/gateway/one'`],
    [`export * from '@/gateway/one'`],
    [`export type { One } from '@/gateway/one'`],
    [`import '@/gateway/one'`],
    [`// 'quotes'\nconst text = "import('x')"\nimport { one } from /* here */ '@/gateway/one'`],
  ])('sees every form of import: %s', (text) => {
    expect(checkLadder(planted('src/engine/pages/a.tsx', text))).toHaveLength(1)
  })

  it('lets pass what is allowed', () => {
    const allowed = [
      ['src/engine/gateway/a.ts', `import axios from 'axios'; import { one } from '@/schema/one'`],
      [
        'src/engine/data/a.ts',
        `import { useMemo } from 'react'; import { g } from '@/engine/gateway'`,
      ],
      [
        'src/App.tsx',
        `import { one } from './pages/one'; import { config } from '@/engine/config'`,
      ],
      ['src/server/a.ts', `import { createServer } from 'node:http'; import '@/engine/config'`],
      ['resources/store.ts', `import { f } from '@/engine/schema'; import { one } from './dicts'`],
      ['resources/index.ts', `import bill from './bill'; import '@/engine/schema'`],
      ['src/engine/registry.ts', `import { resources } from '@/resources'`],
      ['src/engine/pages/a.ts', `const text = "import { x } from '@/gateway/one'"`],
      ['src/engine/pages/a.ts', `import './a.css'; import icon from '@/engine/shell/favicon.svg'`],
    ] as const
    for (const [file, text] of allowed) expect(checkLadder(planted(file, text))).toEqual([])
  })

  it('refuses a place that it does not know', () => {
    expect(checkLadder(planted('src/utils/a.ts', `import '@/engine/config'`))).toEqual([
      'src/utils/a.ts → is in no known place',
    ])
  })
})

describe('import cycles', () => {
  const tree = (files: Record<string, string>): Sources => new Map(Object.entries(files))

  it('are reported from file to file', () => {
    const sources = tree({
      'src/engine/list/a.ts': `import { b } from './b'`,
      'src/engine/list/b.ts': `export { c } from '@/views/c'`,
      'src/engine/list/c.ts': `export const c = () => import('./a')`,
    })
    expect(importCycles(sources)).toEqual([
      'src/engine/list/a.ts → src/engine/list/b.ts → src/engine/list/c.ts → src/engine/list/a.ts',
    ])
  })

  it('do not count types', () => {
    const sources = tree({
      'src/engine/list/a.ts': `import { b } from './b'`,
      'src/engine/list/b.ts': `import type { A } from './a'`,
    })
    expect(importCycles(sources)).toEqual([])
  })
})
