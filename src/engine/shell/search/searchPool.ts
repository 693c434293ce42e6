import Fuse from 'fuse.js/basic'
import { config } from '@/engine/config'
import type { MenuNode } from '@/engine/data/menu/menuNode'

export type SearchHit = {
  readonly id: string
  /** The in-app path with its query, or an external address. */
  readonly to: string
  readonly isOutside: boolean
  readonly path: string
  /** Translated titles from the top of the menu down. */
  readonly titles: readonly string[]
  readonly icon?: string
  readonly isMissing?: boolean
}

type Pool = {
  menu: readonly MenuNode[]
  entries: readonly MenuNode[]
  titleOf: (title: string) => string
  isMissing?: (node: MenuNode) => boolean
}

const home = {
  id: '/index',
  to: '/index',
  path: '/index',
  isOutside: false,
  icon: 'dashboard',
} as const

/** Gateway contract §7.9: home and all pages that are visible and allowed; a directory counts by its redirect. */
export function searchPool({ menu, entries, titleOf, isMissing }: Pool): readonly SearchHit[] {
  const open = openEntries(entries)
  const hitsOf = (nodes: readonly MenuNode[], above: readonly string[]): readonly SearchHit[] =>
    nodes
      .filter((node) => !node.hidden)
      .flatMap((node) => {
        const titles = [...above, titleOf(node.title)]
        const found = hitOf(node, titles, open)
        const marked = found && isMissing?.(node) ? { ...found, isMissing: true } : found
        return [marked ?? [], hitsOf(node.children, titles)].flat()
      })
  return [{ ...home, titles: [titleOf('shell.home')] }, ...hitsOf(menu, [])]
}

type Open = { readonly ids: ReadonlySet<string>; readonly paths: ReadonlySet<string> }

function openEntries(entries: readonly MenuNode[]): Open {
  const leaves = leavesOf(entries)
  return {
    ids: new Set(leaves.map(({ id }) => id)),
    paths: new Set([home.path, ...leaves.map(({ path }) => path)]),
  }
}

function leavesOf(nodes: readonly MenuNode[]): readonly MenuNode[] {
  return nodes.flatMap((node) => (node.children.length > 0 ? leavesOf(node.children) : [node]))
}

function hitOf(node: MenuNode, titles: readonly string[], open: Open): SearchHit | undefined {
  const { id, icon } = node
  const shared = { id, titles, ...(icon !== undefined && { icon }) }
  if (node.children.length > 0) {
    const to = node.redirect
    const isOpen = to !== undefined && to !== 'noRedirect' && open.paths.has(to)
    return isOpen ? { ...shared, to, path: node.path, isOutside: false } : undefined
  }
  if (node.redirect === 'noRedirect' || !open.ids.has(id)) return undefined
  if (node.path === '') {
    const address = node.external ?? ''
    return { ...shared, to: address, path: address, isOutside: true }
  }
  const to = node.query === undefined ? node.path : `${node.path}?${node.query}`
  return { ...shared, to, path: node.path, isOutside: false }
}

const { searchThreshold, searchTitleWeight, searchPathWeight } = config

/** §9: fuzzy search; hits with the exact text come first. Without text, everything in menu order. */
export function createFinder(pool: readonly SearchHit[]): (words: string) => readonly SearchHit[] {
  const fuse = new Fuse(pool, {
    threshold: searchThreshold,
    keys: [
      { name: 'titles', weight: searchTitleWeight },
      { name: 'path', weight: searchPathWeight },
    ],
  })
  return (words) => {
    const wanted = words.trim()
    if (wanted === '') return pool
    const found = fuse.search(wanted).map(({ item }) => item)
    const exact = found.filter((hit) => holds(hit, wanted.toLowerCase()))
    const known = new Set(exact)
    return [...exact, ...found.filter((hit) => !known.has(hit))]
  }
}

/** Whether a title or the path contains a text in small letters. */
export function holds({ titles, path }: SearchHit, wanted: string): boolean {
  return [...titles, path].some((text) => text.toLowerCase().includes(wanted))
}
