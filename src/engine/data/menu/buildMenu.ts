import { parse } from 'lossless-json'
import { isFields, type Fields } from '@/engine/gateway/envelope'
import { tried } from '@/engine/values/tried'
import type { MenuNode } from './menuNode'
import { isPlainPath, joinPath, reservedIn, safeLink } from './menuPath'

type MenuParent = {
  parent: string | undefined
  above: readonly Fields[]
  hidden: boolean
  icon?: string | undefined
}

type Reading = {
  taken: Set<string>
  isReserved: (path: string) => boolean
  tooDeep: number
}

type MenuOptions = {
  /** The app's own pages: an entry at one of their paths is dropped. */
  readonly routes?: readonly { readonly path: string }[]
  readonly warn?: (text: string) => void
}

const deepest = 10
const longestTitle = 200
const containers = new Set<unknown>(['Layout', 'ParentView'])

/**
 * Accepts any answer of `getRouters`: entries without a usable path are dropped, of two with one path the first stays,
 * levels below the tenth are cut. A node with children is a container whatever its component.
 */
export function buildMenu(
  tree: unknown,
  { routes = [], warn }: MenuOptions = {},
): readonly MenuNode[] {
  const reading: Reading = { taken: new Set(), isReserved: reservedIn(routes), tooDeep: 0 }
  const top: MenuParent = { parent: undefined, above: [], hidden: false }
  const nodes = listOf(tree).flatMap((raw) => nodesOf(raw, top, reading))
  if (reading.tooDeep > 0) warn?.(`menu: cut below ${deepest} levels in ${reading.tooDeep} places`)
  return nodes
}

function nodesOf(raw: unknown, place: MenuParent, reading: Reading): readonly MenuNode[] {
  if (!isFields(raw) || place.above.includes(raw)) return []
  if (place.above.length >= deepest) {
    reading.tooDeep += 1
    return []
  }
  const children = listOf(raw.children)
  if (children.length === 0) return pageOf(raw, place, reading)
  const isWrapper = place.above.length === 0 && raw.path === '/'
  const path = isWrapper ? '' : pathOf(raw, place, reading)
  if (path === undefined || (!isWrapper && !take(reading.taken, `${path}/`))) return []
  const inside: MenuParent = {
    parent: path,
    above: [...place.above, raw],
    hidden: place.hidden || flag(raw.hidden),
    icon: isWrapper ? iconOf(metaOf(raw)) : undefined,
  }
  const nodes = children.flatMap((child) => nodesOf(child, inside, reading))
  if (isWrapper || nodes.length === 0) return nodes
  return [{ ...sharedOf(raw, place), id: `${path}/`, path, children: nodes }]
}

function pageOf(raw: Fields, place: MenuParent, reading: Reading): readonly MenuNode[] {
  const { component } = raw
  const outer = safeLink(raw.path)
  const link = outer ?? safeLink(metaOf(raw).link)
  const path = outer ? undefined : pathOf(raw, place, reading)
  const id = path ?? link
  const leadsNowhere = containers.has(component) ? !link : component === 'InnerLink' && !link
  if (id === undefined || leadsNowhere || !take(reading.taken, id)) return []
  const query = queryOf(raw.query)
  return [
    {
      ...sharedOf(raw, place),
      id,
      path: path ?? '',
      ...(link !== undefined && { external: link }),
      ...(typeof component === 'string' && path !== undefined && { component }),
      ...(query !== undefined && { query }),
      children: [],
    },
  ]
}

function pathOf(raw: Fields, { parent }: MenuParent, { isReserved }: Reading): string | undefined {
  const path = joinPath(parent, raw.path)
  return path === undefined || isReserved(path) ? undefined : path
}

function sharedOf(raw: Fields, place: MenuParent): Omit<MenuNode, 'id' | 'path' | 'children'> {
  const meta = metaOf(raw)
  const icon = iconOf(meta) ?? place.icon
  return {
    title: titleOf(raw, meta),
    hidden: place.hidden || flag(raw.hidden),
    noCache: flag(meta.noCache),
    affix: flag(meta.affix),
    breadcrumb: flag(meta.breadcrumb, true),
    alwaysShow: flag(raw.alwaysShow),
    ...(icon !== undefined && { icon }),
    ...(isPlainPath(meta.activeMenu) && { activeMenu: meta.activeMenu }),
    ...((raw.redirect === 'noRedirect' || isPlainPath(raw.redirect)) && { redirect: raw.redirect }),
  }
}

function titleOf(raw: Fields, meta: Fields): string {
  const path = typeof raw.path === 'string' ? raw.path : ''
  const found = [meta.title, raw.name, path.split('/').at(-1)].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  )
  return shorten(typeof found === 'string' ? found : path)
}

function shorten(title: string): string {
  if (title.length <= longestTitle) return title
  return `${Array.from(title.slice(0, longestTitle)).slice(0, -1).join('')}…`
}

function iconOf({ icon }: Fields): string | undefined {
  return typeof icon === 'string' && /^[\w-]{1,64}$/.test(icon) ? icon : undefined
}

function queryOf(query: unknown): string | undefined {
  // an id keeps every digit as text
  const value =
    typeof query === 'string' ? tried(() => parse(query, null, (source) => source)) : query
  if (!isFields(value)) return undefined
  const pairs = Object.entries(value).flatMap(([name, one]) =>
    ['string', 'number', 'boolean'].includes(typeof one) ? [[name, String(one)]] : [],
  )
  return new URLSearchParams(pairs).toString() || undefined
}

function take(taken: Set<string>, id: string): boolean {
  const key = id.toLowerCase()
  if (taken.has(key)) return false
  taken.add(key)
  return true
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ...['true', '1', 'y', 'yes', 'on'].map((word) => [word, true] as const),
  ...['false', '0', 'n', 'no', 'off'].map((word) => [word, false] as const),
])

function flag(value: unknown, byDefault = false): boolean {
  if (typeof value === 'object') return byDefault
  return flags.get(String(value).trim().toLowerCase()) ?? byDefault
}

function metaOf(raw: Fields): Fields {
  return isFields(raw.meta) ? raw.meta : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
