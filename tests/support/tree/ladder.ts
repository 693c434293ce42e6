import { posix } from 'node:path'
import { importsOf, resolveImport, type Import } from './importsOf'

/** Paths from the root to their text. */
export type Sources = ReadonlyMap<string, string>

type Rule = {
  /** Rooms that may be imported, beside the room itself. */
  rooms: readonly string[]
  /** Its files know nothing of each other. */
  isApart?: boolean
  packages?: { words: string; forbidden: RegExp }
}

const react = /^(?:react|react-.*|ra-.*|@mui\/.*|@emotion\/.*|@tanstack\/react-.*)(?:\/|$)/
const network = /^(?:axios|js-cookie|msw|undici|ws)(?:\/|$)/
const node = /^node:/

const without = (words: string, ...patterns: RegExp[]) => ({
  words: `packages without ${words}`,
  forbidden: new RegExp(patterns.map((pattern) => pattern.source).join('|')),
})
const noPackage = { words: 'no package', forbidden: /^/ }

const everywhere = ['config']

/** From the bottom up; in the engine `data` alone reaches the gateway. */
const rungs = [
  'engine/values',
  'engine/schema',
  'engine/messages',
  'engine/registry',
  'engine/data',
  'engine/ui',
  'engine/tree',
  'engine/kinds',
  'engine/find',
  'declare',
  'engine/form',
  'engine/action',
  'engine/files',
  'engine/record',
  'engine/list',
  'engine/session',
  'engine/shell',
  'engine/profile',
  'engine/pages',
  'engine/alerts',
  'engine/admin',
  'system',
  'messages',
  'app',
  'base',
  'App',
  'main',
]

/** They name resources; the engine and the system pages are given them. */
const apps = new Set(['app', 'base', 'App', 'main'])

function rung(name: string): Rule {
  const below = rungs.slice(0, rungs.indexOf(name))
  const declared = apps.has(name) ? ['resources'] : []
  return { rooms: [...below, ...everywhere, ...declared], packages: without('Node', node) }
}

/** May import the gateway beside everything below. */
function onGateway(name: string): Rule {
  const { rooms, ...rule } = rung(name)
  return { ...rule, rooms: [...rooms, 'engine/gateway'] }
}

const pure = without('React, network or Node', react, network, node)

const rules: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(rungs.map((name) => [name, rung(name)])),
  config: { rooms: [], packages: noPackage },
  'engine/messages': { rooms: everywhere, packages: without('Node', node) },
  i18n: { rooms: ['engine/messages'], packages: noPackage },
  messages: { rooms: ['engine/messages', 'system', 'i18n'], packages: noPackage },
  'engine/values': { rooms: everywhere, packages: pure },
  'engine/schema': { rooms: ['engine/values', ...everywhere], packages: pure },
  // the door for declarations: the schema and the constructors of the kinds
  declare: { rooms: ['engine/values', 'engine/schema', 'engine/kinds'], packages: noPackage },
  'engine/registry': { rooms: ['engine/schema'], packages: noPackage },
  'engine/gateway': {
    rooms: ['engine/values', 'engine/schema', ...everywhere],
    packages: without('React or Node', react, node),
  },
  ...Object.fromEntries(['engine/data', 'system', 'app'].map((name) => [name, onGateway(name)])),
  resource: { rooms: ['declare', 'dicts'], isApart: true, packages: noPackage },
  dicts: { rooms: ['declare'], packages: noPackage },
  resources: { rooms: ['declare', 'resource'], packages: noPackage },
  'system/index': { rooms: ['system', 'resources'], packages: noPackage },
  server: { rooms: ['config'], packages: without('React', react) },
  'server/start': {
    rooms: ['server', 'sandbox/gateway', 'config'],
    packages: without('React', react),
  },
  'sandbox/gateway': {
    rooms: ['server', 'sandbox', 'sandbox/trade', 'resources', 'i18n', 'config'],
    packages: without('React', react),
  },
  sandbox: {
    rooms: ['engine/values', 'engine/schema', 'engine/kinds', 'declare', 'server', 'config'],
    packages: without('React', react),
  },
  'sandbox/trade': {
    rooms: ['sandbox', 'engine/values', 'engine/schema', 'declare', 'config'],
    packages: without('React', react),
  },
  tools: {
    rooms: [
      'engine/values',
      'engine/schema',
      'engine/kinds',
      'declare',
      'engine/messages',
      'engine/registry',
      'engine/gateway',
      'engine/data',
    ].concat([
      'resources',
      'resource',
      'dicts',
      'sandbox',
      'sandbox/trade',
      'server',
      'config',
      'messages',
    ]),
  },
  testing: {
    rooms: [...rungs.slice(0, rungs.indexOf('system')), 'engine/gateway', 'sandbox', 'config'],
  },
  'vite.config': { rooms: ['server', 'tools'] },
}

/** What departs from the ladder, one line each: `file → import, allowed: …`. */
export function checkLadder(sources: Sources): readonly string[] {
  return [...sources].flatMap(([file, text]) =>
    importsOf(file, text).flatMap((found) => departure(file, found, sources) ?? []),
  )
}

function departure(file: string, { specifier }: Import, sources: Sources): string | undefined {
  const room = roomOf(file)
  const rule = rules[room]
  if (rule === undefined) return `${file} → is in no known room`
  const target = resolveImport(file, specifier, (path) => sources.has(path))
  const isKnown =
    target === undefined
      ? !rule.packages?.forbidden.test(specifier)
      : namesOf(room, rule).includes(roomOf(target))
  const isBarrel = target !== undefined && isOwnBarrel(file, target, sources)
  if (isKnown && !isBarrel) return undefined
  const allowed = isBarrel ? 'the files behind its own barrel' : inWords(room, rule)
  return `${file} → ${target ?? specifier}, allowed: ${allowed}`
}

const lists = new Set(['index.ts', 'all.ts'])
const shared = new Set(['dicts.ts', 'ofStore.ts', 'orderFields.ts'])
const loneFiles: Readonly<Record<string, string>> = {
  'src/engine/config.ts': 'config',
  'src/engine/log.ts': 'config',
  'src/engine/declare/index.ts': 'declare',
  'src/server/start.ts': 'server/start',
  'src/sandbox/start/sandboxGateway.ts': 'sandbox/gateway',
  'src/system/index.ts': 'system/index',
}

/** `src/engine/list/Pager.tsx` is in `engine/list`, `src/App.tsx` in `App`, `resources/bill.ts` a `resource`. */
export function roomOf(path: string): string {
  const lone = loneFiles[path]
  if (lone) return lone
  const [first = '', second = ''] = path
    .replace(/^src\//, '')
    .replace(/\.tsx?$/, '')
    .split('/')
  if (first === 'engine' || (first === 'sandbox' && second === 'trade')) return `${first}/${second}`
  const file = posix.basename(path)
  if (first !== 'resources' || lists.has(file)) return first
  return shared.has(file) ? 'dicts' : 'resource'
}

function namesOf(room: string, { rooms, isApart = false }: Rule): readonly string[] {
  return isApart ? rooms : [room, ...rooms]
}

/** A file that imports the barrel of its own folder is one step from a cycle. */
function isOwnBarrel(file: string, target: string, sources: Sources): boolean {
  const isInside = /\/index\.tsx?$/.test(target) && file.startsWith(`${posix.dirname(target)}/`)
  return isInside && importsOf(target, sources.get(target) ?? '').some((one) => one.isReexport)
}

function inWords(room: string, rule: Rule): string {
  return [...namesOf(room, rule), ...(rule.packages ? [rule.packages.words] : [])].join(', ')
}
