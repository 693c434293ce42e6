import type { MenuNode } from './menuNode'

/** Every page of the menu, hidden ones too, in the menu's order. */
export function pagesOf(nodes: readonly MenuNode[]): readonly MenuNode[] {
  return trailsOf(nodes).flatMap((trail) => trail.at(-1) ?? [])
}

/** The page with exactly this path. */
export function findByPath(nodes: readonly MenuNode[], path: string): MenuNode | undefined {
  return indexOf(nodes).get(normal(path))?.at(-1)
}

/** The page that a path belongs to: its own or the nearest above, as `/store/bill` of `/store/bill/7/show`. */
export function ownerOf(nodes: readonly MenuNode[], path: string): MenuNode | undefined {
  return ownerTrail(nodes, path)?.at(-1)
}

/** The breadcrumb of a path: the directories above its page, then the page. */
export function breadcrumbOf(nodes: readonly MenuNode[], path: string): readonly MenuNode[] {
  return (ownerTrail(nodes, path) ?? []).filter(
    ({ breadcrumb, title }) => breadcrumb && title !== '',
  )
}

type Trail = readonly MenuNode[]

function ownerTrail(nodes: readonly MenuNode[], path: string): Trail | undefined {
  return nearestOf(indexOf(nodes), path)
}

const indexes = new WeakMap<readonly MenuNode[], PathIndex<Trail>>()

/** Every page by its path; reckoned once a menu, however many entries that has. */
function indexOf(nodes: readonly MenuNode[]): PathIndex<Trail> {
  const known = indexes.get(nodes)
  if (known) return known
  const index = pathIndex(trailsOf(nodes), (trail) => trail.at(-1)?.path ?? '')
  indexes.set(nodes, index)
  return index
}

/** Things by the paths at which they stand, as paths are compared. */
type PathIndex<Thing> = ReadonlyMap<string, Thing>

/** Of two things at one path the first counts. */
export function pathIndex<Thing>(
  things: readonly Thing[],
  pathOf: (thing: Thing) => string,
): PathIndex<Thing> {
  return new Map(things.toReversed().map((thing) => [normal(pathOf(thing)), thing]))
}

/** What stands at a path or nearest above it. */
export function nearestOf<Thing>(index: PathIndex<Thing>, path: string): Thing | undefined {
  let at = normal(path)
  while (at !== '') {
    const found = index.get(at)
    if (found !== undefined) return found
    at = at.slice(0, at.lastIndexOf('/'))
  }
  return undefined
}

function trailsOf(nodes: readonly MenuNode[], above: Trail = []): readonly Trail[] {
  return nodes.flatMap((node) => {
    const trail = [...above, node]
    if (node.children.length > 0) return trailsOf(node.children, trail)
    return node.path === '' ? [] : [trail]
  })
}

function normal(path: string): string {
  return decode(path).toLowerCase().replace(/\/+$/, '')
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // malformed: no page has it
    return path
  }
}
