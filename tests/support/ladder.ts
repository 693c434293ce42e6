import { posix } from 'node:path'
import { importsOf, resolveImport, type Import } from './importsOf'

/** Paths from the root to their text. */
export type Sources = ReadonlyMap<string, string>

type Rule = {
  /** Places that may be imported, beside the place itself. */
  places: readonly string[]
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

const everywhere = ['config', 'log', 'i18n']
const rungs = [
  'schema',
  'registry',
  'providers',
  'views',
  'layout',
  'alerts',
  'pages',
  'App',
  'main',
]

/** All rungs below, and what everyone may; the gateway is reached by providers only. */
function rung(name: string): Rule {
  const below = rungs.slice(0, rungs.indexOf(name))
  return { places: [...below, ...everywhere], packages: without('Node', node) }
}

const rules: Readonly<Record<string, Rule>> = {
  config: { places: [], packages: noPackage },
  log: { places: [], packages: noPackage },
  i18n: { places: ['config'], packages: without('Node', node) },
  schema: { places: everywhere, packages: without('React, network or Node', react, network, node) },
  resource: { places: ['schema', 'dicts'], isApart: true, packages: noPackage },
  dicts: { places: ['schema'], packages: noPackage },
  resources: { places: ['schema', 'resource'], packages: noPackage },
  registry: { places: ['schema', 'resources', ...everywhere], packages: noPackage },
  gateway: { places: ['schema', ...everywhere], packages: without('React or Node', react, node) },
  providers: { ...rung('providers'), places: ['gateway', ...rung('providers').places] },
  views: rung('views'),
  layout: rung('layout'),
  alerts: rung('alerts'),
  pages: rung('pages'),
  App: rung('App'),
  main: rung('main'),
  server: { places: ['config', 'log'], packages: without('React', react) },
  'vite.config': { places: ['server'] },
}

/** What departs from the ladder, one line each: `file → import, allowed: …`. */
export function checkLadder(sources: Sources): readonly string[] {
  return [...sources].flatMap(([file, text]) =>
    importsOf(file, text).flatMap((found) => departure(file, found, sources) ?? []),
  )
}

function departure(file: string, { specifier }: Import, sources: Sources): string | undefined {
  const place = placeOf(file)
  const rule = rules[place]
  if (rule === undefined) return `${file} → is in no known place`
  const target = resolveImport(file, specifier, (path) => sources.has(path))
  const isKnown =
    target === undefined
      ? !rule.packages?.forbidden.test(specifier)
      : namesOf(place, rule).includes(placeOf(target))
  const isBarrel = target !== undefined && isOwnBarrel(file, target, sources)
  if (isKnown && !isBarrel) return undefined
  const allowed = isBarrel ? 'the files behind its own barrel' : inWords(place, rule)
  return `${file} → ${target ?? specifier}, allowed: ${allowed}`
}

const lists = new Set(['index.ts', 'all.ts'])
const shared = new Set(['dicts.ts', 'orderFields.ts'])

/** `src/engine/kinds/text.view.tsx` is in `views`, `src/App.tsx` in `App`, `resources/bill.ts` a `resource`. */
function placeOf(path: string): string {
  const [first = ''] = path.replace(/^src\//, '').split('/')
  const file = posix.basename(path)
  if (first !== 'resources' || lists.has(file)) return first.replace(/\.tsx?$/, '')
  return shared.has(file) ? 'dicts' : 'resource'
}

function namesOf(place: string, { places, isApart = false }: Rule): readonly string[] {
  return isApart ? places : [place, ...places]
}

/** A file that imports the barrel of its own folder is one step from a cycle. */
function isOwnBarrel(file: string, target: string, sources: Sources): boolean {
  const isInside = /\/index\.tsx?$/.test(target) && file.startsWith(`${posix.dirname(target)}/`)
  return isInside && importsOf(target, sources.get(target) ?? '').some((one) => one.isReexport)
}

function inWords(place: string, rule: Rule): string {
  return [...namesOf(place, rule), ...(rule.packages ? [rule.packages.words] : [])].join(', ')
}
