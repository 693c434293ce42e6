import { tried } from '@/engine/values/tried'
import type { MenuNode } from './menuNode'

type Breadcrumb = readonly MenuNode[]

export function pagesOf(nodes: readonly MenuNode[]): readonly MenuNode[] {
  return breadcrumbsIn(nodes).flatMap((nodesTo) => nodesTo.at(-1) ?? [])
}

/** `/store/bill` owns `/store/bill/7/show`. */
export function ownerOf(nodes: readonly MenuNode[], path: string): MenuNode | undefined {
  return nearestOf(indexOf(nodes), path)?.at(-1)
}

export function breadcrumbOf(nodes: readonly MenuNode[], path: string): Breadcrumb {
  const nodesTo = nearestOf(indexOf(nodes), path) ?? []
  return nodesTo.filter(({ breadcrumb, title }) => breadcrumb && title !== '')
}

const indexes = new WeakMap<readonly MenuNode[], PathIndex<Breadcrumb>>()

function indexOf(nodes: readonly MenuNode[]): PathIndex<Breadcrumb> {
  const known =
    indexes.get(nodes) ?? pathIndex(breadcrumbsIn(nodes), (nodesTo) => nodesTo.at(-1)?.path ?? '')
  indexes.set(nodes, known)
  return known
}

type PathIndex<T> = ReadonlyMap<string, T>

export function pathIndex<T>(things: readonly T[], pathOf: (thing: T) => string): PathIndex<T> {
  return new Map(things.toReversed().map((thing) => [normal(pathOf(thing)), thing]))
}

export function nearestOf<T>(index: PathIndex<T>, path: string): T | undefined {
  for (let at = normal(path); at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const found = index.get(at)
    if (found !== undefined) return found
  }
  return undefined
}

function breadcrumbsIn(nodes: readonly MenuNode[], above: Breadcrumb = []): readonly Breadcrumb[] {
  return nodes.flatMap((node) => {
    const nodesTo = [...above, node]
    if (node.children.length > 0) return breadcrumbsIn(node.children, nodesTo)
    return node.path === '' ? [] : [nodesTo]
  })
}

function normal(path: string): string {
  const decoded = tried(() => decodeURIComponent(path)) ?? path
  return decoded.toLowerCase().replace(/\/+$/, '')
}
