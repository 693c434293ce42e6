// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { routes } from '@/app/routes'
import { baseOf } from '@/engine/shell/portal/ownRoute'
import { resources } from '@/resources'
import * as dicts from '@/resources/dicts'
import { systemResources } from '@/resources/system'
import { foreignNames, namesOf } from './support/tree/foreignNames'
import { folderCycles, importCycles } from './support/tree/importCycles'
import { misspeltImports } from './support/tree/importStyle'
import { importsOf, resolveImport } from './support/tree/importsOf'
import { checkLadder, type Sources } from './support/tree/ladder'

const root = resolve(import.meta.dirname, '..')

function readTree(...more: readonly string[]): Sources {
  const files = ['src', 'resources', 'i18n', ...more].flatMap((folder) =>
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
  const rooms = ['engine/values', 'engine/schema', 'engine/gateway', 'engine/data', 'engine/ui']
    .concat(['engine/list', 'engine/shell', 'engine/pages', 'system', 'app', 'server', 'sandbox'])
    .concat(['sandbox/trade', 'tools', 'testing'])
  const files = [
    ...rooms.flatMap((room) => [`src/${room}/index.ts`, `src/${room}/one.ts`]),
    'src/engine/config.ts',
    'src/engine/registry.ts',
    'src/engine/declare/index.ts',
    'i18n/index.ts',
    'resources/index.ts',
    'resources/dicts.ts',
    'resources/bill.ts',
  ]
  const textOf = (name: string) =>
    /^src\/(?!engine\/declare).*index/.test(name) ? `export * from './one'` : ''
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

  it('keeps declarations free of views: Node and the browser read the same ones', () => {
    const reached = new Set(['src/engine/declare/index.ts'])
    for (const file of reached) {
      for (const { specifier, isType } of importsOf(file, sources.get(file) ?? '')) {
        const target = resolveImport(file, specifier, (path) => sources.has(path))
        if (!isType && target !== undefined) reached.add(target)
      }
    }
    const rooms = /^src\/engine\/(?:declare\/|config\.ts$|values\/|schema\/|kinds\/)/
    expect([...reached].filter((file) => !rooms.test(file) || file.endsWith('.tsx'))).toEqual([])
    expect(reached.size).toBeGreaterThan(30)
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

  it('has no cycle between folders at any depth', () => {
    expect(folderCycles(sources, 'src')).toEqual([])
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

const moduleState =
  /^(?:export )?(?:let (\w+)|const (\w+)[^=]*= (?:createSlot|new (?:Map|Set))(?:<.*>)?\(\))/gm

/** Module variables that can change, as `file: name`: all apps of a process share them. */
function sharedVariables(sources: Sources): readonly string[] {
  return [...sources]
    .filter(([file]) => file.startsWith('src/engine/'))
    .flatMap(([file, text]) =>
      [...text.matchAll(moduleState)].map(([, first, second]) => `${file}: ${first ?? second}`),
    )
    .toSorted()
}

/** Why apps may share each of them. */
const rightlyShared: Readonly<Record<string, string>> = {
  'src/engine/data/notKept.ts: isSaid': 'the console needs one line about a full storage',
  'src/engine/shell/preferences/preferences.ts: present': 'the document has one theme and size',
  'src/engine/ui/crash/crash.ts: known': 'an error has one id',
  'src/engine/ui/late/lateFiles.ts: aheadCount': 'the page loads each file once for all apps',
  'src/engine/ui/late/lateFiles.ts: known': 'the page loads each file once for all apps',
  'src/engine/ui/late/lateFiles.ts: loading':
    'set while one call of a function runs, which awaits nothing',
  'src/engine/ui/time/useSecondsLeft.ts: listeners': 'see `timer`',
  'src/engine/ui/time/useSecondsLeft.ts: timer': 'time is the same in all apps',
  'src/engine/values/time.ts: clocks': 'a cache of pure functions',
}

describe('state of a module in the engine', () => {
  it('belongs to the page or the process, never to an app', () => {
    // a set that never changes is no state
    const constants = sharedVariables(readTree()).filter(
      (name) => !/: (?:none|nothing|nowhere)$/.test(name),
    )
    expect(constants).toEqual(Object.keys(rightlyShared))
  })

  it('is found', () => {
    const text = [
      'let first = 1',
      'export let second',
      'const third = new Map<string, string>()',
      'export const fourth = createSlot<string>()',
      'function f() {\n  let inner\n  const own = new Set()\n}',
    ].join('\n')
    const planted = new Map([
      ['src/engine/list/a.ts', text],
      ['src/sandbox/a.ts', text],
    ])
    const names = ['first', 'fourth', 'second', 'third']
    expect(sharedVariables(planted)).toEqual(names.map((name) => `src/engine/list/a.ts: ${name}`))
  })
})

/** Names of the family that the engine itself needs. */
const rightful = [
  // one setting of the gateway, such as whether users may register
  '/system/config/configKey/',
  // the entries of a dictionary that only the gateway knows: `f.remoteCode`
  '/system/dict/data/type/',
  // the page of the user who is logged in, with the user's picture
  '/system/user/profile',
]

describe('the texts of the engine', () => {
  const names = namesOf(resources, systemResources, Object.values(dicts), routes.map(baseOf))

  it('name no resource, path, component, permission, address or dictionary of an app', () => {
    const engine = [...readTree()].filter(([file]) => file.startsWith('src/engine/'))
    const found = engine.flatMap(([file, text]) => foreignNames(file, text, names, rightful))
    // an app that declares the users has the page of the user who is logged in
    const ofProfile = /^src\/engine\/(?:pages\/fixedRoutes|shell\/tools\/menus)\.tsx:\d+ user$/
    expect(found.filter((one) => !ofProfile.test(one))).toEqual([])
    expect(engine.length).toBeGreaterThan(200)
  })

  it('are found, imports and types aside', () => {
    const text = [
      `import payout from './payout'`,
      `type Page = 'payout'`,
      `const page = 'payout'`,
      'const path = `/api/waterWallet/${id}`',
      `const role = registry.byName('role')`,
      `const icon = 'role'`,
      `const reserved = ['/job/log', '/dict/type/data/', '/publish/details']`,
    ].join('\n')
    expect(foreignNames('src/engine/list/a.ts', text, names, rightful)).toEqual([
      'src/engine/list/a.ts:3 payout',
      'src/engine/list/a.ts:4 /api/waterWallet/',
      'src/engine/list/a.ts:5 role',
      'src/engine/list/a.ts:7 /job/log',
      'src/engine/list/a.ts:7 /dict/type/data/',
      'src/engine/list/a.ts:7 /publish/details',
    ])
  })
})

describe('the ladder', () => {
  it('reports file, import and the allowed ones', () => {
    const text = `import { one } from '@/engine/gateway'`
    expect(checkLadder(planted('src/engine/ui/Icon.tsx', text))).toEqual([
      'src/engine/ui/Icon.tsx → src/engine/gateway/index.ts, allowed: engine/ui, engine/values, ' +
        'engine/schema, engine/messages, engine/registry, engine/data, config, packages without Node',
    ])
  })

  it.each([
    ['src/engine/values/a.ts', `import { useMemo } from 'react'`, 'react'],
    [
      'src/engine/values/a.ts',
      `import { one } from '@/engine/schema/one'`,
      'src/engine/schema/one.ts',
    ],
    ['src/engine/schema/a.ts', `import axios from 'axios'`, 'axios'],
    ['src/engine/schema/a.ts', `import { Box } from '@mui/material'`, '@mui/material'],
    ['src/engine/schema/a.ts', `import { bill } from '@/resources'`, 'resources/index.ts'],
    ['src/engine/admin/a.ts', `import { resources } from '@/resources'`, 'resources/index.ts'],
    [
      'src/engine/schema/a.ts',
      `import { f } from '@/engine/declare'`,
      'src/engine/declare/index.ts',
    ],
    ['src/engine/kinds/a.ts', `import { f } from '../declare'`, 'src/engine/declare/index.ts'],
    ['src/engine/gateway/a.ts', `import { required } from 'ra-core'`, 'ra-core'],
    ['src/engine/gateway/a.ts', `import { one } from '../data/one'`, 'src/engine/data/one.ts'],
    ['src/engine/data/a.ts', `import { one } from '../list/one'`, 'src/engine/list/one.ts'],
    ['src/engine/shell/a.ts', `import { one } from '../pages/one'`, 'src/engine/pages/one.ts'],
    ['src/engine/pages/a.ts', `import { readFile } from 'node:fs'`, 'node:fs'],
    ['src/engine/pages/a.ts', `import { bill } from '@/resources/bill'`, 'resources/bill.ts'],
    ['src/engine/pages/a.ts', `import { one } from '@/app/one'`, 'src/app/one.ts'],
    ['src/engine/pages/a.ts', `import { messages } from '@/i18n'`, 'i18n/index.ts'],
    ['src/engine/messages/a.ts', `import { messages } from '@/i18n'`, 'i18n/index.ts'],
    ['src/engine/pages/a.ts', `import { one } from '@/testing/one'`, 'src/testing/one.ts'],
    ['src/system/a.ts', `import { one } from '@/app/one'`, 'src/app/one.ts'],
    ['src/server/a.ts', `import { one } from '@/engine/schema/one'`, 'src/engine/schema/one.ts'],
    ['src/server/a.ts', `import { one } from '@/sandbox/one'`, 'src/sandbox/one.ts'],
    ['src/server/a.ts', `import { createElement } from 'react'`, 'react'],
    ['src/server/start.ts', `import { openSandbox } from '@/sandbox'`, 'src/sandbox/index.ts'],
    ['src/sandbox/a.ts', `import { one } from '@/engine/list/one'`, 'src/engine/list/one.ts'],
    ['src/sandbox/a.ts', `import { one } from '@/sandbox/trade/one'`, 'src/sandbox/trade/one.ts'],
    ['src/sandbox/a.ts', `import { bill } from '@/resources'`, 'resources/index.ts'],
    ['src/sandbox/a.ts', `import { one } from '@/i18n'`, 'i18n/index.ts'],
    ['src/testing/a.ts', `import { bill } from '@/resources/bill'`, 'resources/bill.ts'],
    ['src/testing/a.ts', `import { one } from '@/app/one'`, 'src/app/one.ts'],
    ['src/tools/a.ts', `import { one } from '@/engine/shell/one'`, 'src/engine/shell/one.ts'],
    ['src/App.tsx', `import { openSandbox } from '@/sandbox'`, 'src/sandbox/index.ts'],
    ['i18n/en-US/bill.ts', `import { one } from '@/engine/schema/one'`, 'src/engine/schema/one.ts'],
    ['resources/store.ts', `import { config } from '@/engine/config'`, 'src/engine/config.ts'],
    ['resources/store.ts', `import bill from './bill'`, 'resources/bill.ts'],
    ['resources/dicts.ts', `import bill from './bill'`, 'resources/bill.ts'],
    ['resources/store.ts', `import { parse } from 'lossless-json'`, 'lossless-json'],
    ['vite.config.ts', `import { openSandbox } from './src/sandbox'`, 'src/sandbox/index.ts'],
  ])('refuses in %s: %s', (file, text, target) => {
    const problems = checkLadder(planted(file, text))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(`${file} → ${target}, allowed: `)
  })

  it.each([
    [`import type { One } from '@/engine/gateway/one'`],
    [`type One = import('@/engine/gateway/one').One`],
    [`const one = () => import('@/engine/gateway/one')`],
    [`export { one } from '@/engine/gateway/one'`],
    [`export * from '@/engine/gateway/one'`],
    [`export type { One } from '@/engine/gateway/one'`],
    [`import '@/engine/gateway/one'`],
    [
      `// 'quotes'\nconst text = "import('x')"\nimport { one } from /* here */ '@/engine/gateway/one'`,
    ],
  ])('sees every form of import: %s', (text) => {
    expect(checkLadder(planted('src/engine/pages/a.tsx', text))).toHaveLength(1)
  })

  it.each([
    ['src/engine/gateway/a.ts', `import axios from 'axios'; import { one } from '../schema/one'`],
    ['src/engine/data/a.ts', `import { useMemo } from 'react'; import '@/engine/gateway'`],
    ['src/app/a.ts', `import '@/system/one'; import '@/engine/pages/one'`],
    ['src/App.tsx', `import { one } from './app/one'; import { resources } from '@/resources'`],
    ['src/server/a.ts', `import { createServer } from 'node:http'; import '@/engine/config'`],
    ['src/sandbox/start/sandboxGateway.ts', `import '@/resources'`],
    ['src/testing/a.ts', `import '@/engine/pages'; import '@/sandbox'`],
    ['resources/store.ts', `import { f } from '@/engine/declare'; import { one } from './dicts'`],
    ['resources/index.ts', `import bill from './bill'; import '@/engine/declare'`],
    ['src/engine/pages/a.ts', `const text = "import { x } from '@/engine/gateway/one'"`],
    ['src/engine/pages/a.ts', `import './a.css'; import icon from '@/engine/shell/favicon.svg'`],
  ])('lets pass in %s: %s', (file, text) => {
    expect(checkLadder(planted(file, text))).toEqual([])
  })

  it('refuses a room that it does not know', () => {
    expect(checkLadder(planted('src/utils/a.ts', `import '@/engine/config'`))).toEqual([
      'src/utils/a.ts → is in no known room',
    ])
  })
})

describe('imports', () => {
  it('are relative within a room, and by `@/` from another', () => {
    expect(misspeltImports(readTree('tests'))).toEqual([])
  })

  it('are reported otherwise', () => {
    const text = [
      `import { a } from '../../ui/a'`,
      `import { b } from '@/engine/list/b'`,
      `import { c } from '../c'`,
      `import { d } from '@/engine/ui/d'`,
      `import { e } from './e'`,
    ].join('\n')
    expect(misspeltImports(new Map([['src/engine/list/rows/f.ts', text]]))).toEqual([
      'src/engine/list/rows/f.ts → ../../ui/a',
      'src/engine/list/rows/f.ts → @/engine/list/b',
    ])
  })
})

describe('import cycles', () => {
  const tree = (files: Record<string, string>): Sources => new Map(Object.entries(files))

  it('are reported from file to file', () => {
    const sources = tree({
      'src/engine/list/a.ts': `import { b } from './b'`,
      'src/engine/list/b.ts': `export { c } from '@/engine/list/c'`,
      'src/engine/list/c.ts': `export const c = () => import('./a')`,
    })
    expect(importCycles(sources)).toEqual([
      'src/engine/list/a.ts → src/engine/list/b.ts → src/engine/list/c.ts → src/engine/list/a.ts',
    ])
  })

  it('are reported from folder to folder, at the depth where they are', () => {
    const sources = tree({
      'src/engine/list/rows/a.ts': `import { b } from '../columns/b'`,
      'src/engine/list/columns/b.ts': `import { c } from '@/engine/list/rows/c'`,
      'src/engine/list/rows/c.ts': `export const c = 1`,
    })
    expect(folderCycles(sources, 'src')).toEqual([
      'engine/list/rows → engine/list/columns → engine/list/rows',
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
