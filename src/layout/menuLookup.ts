import type { MenuNode } from './menuNode'

/** Every page of the menu, hidden ones too, in the menu's order. */
export function pagesOf(nodes: readonly MenuNode[]): readonly MenuNode[] {
  return trailsOf(nodes).flatMap((trail) => trail.at(-1) ?? [])
}

/** The page with exactly this path. */
export function findByPath(nodes: readonly MenuNode[], path: string): MenuNode | undefined {
  const wanted = normal(path)
  return pagesOf(nodes).find((page) => normal(page.path) === wanted)
}

/** The page that a path belongs to: its own or the nearest above, as `/store/bill` of `/store/bill/7/show`. */
export function ownerOf(nodes: readonly MenuNode[], path: string): MenuNode | undefined {
  return ownerTrail(nodes, path)?.at(-1)
}

/** The breadcrumb of a path: the directories above its page, then the page. */
export function trailOf(nodes: readonly MenuNode[], path: string): readonly MenuNode[] {
  return (ownerTrail(nodes, path) ?? []).filter(
    ({ breadcrumb, title }) => breadcrumb && title !== '',
  )
}

type Trail = readonly MenuNode[]

function ownerTrail(nodes: readonly MenuNode[], path: string): Trail | undefined {
  const wanted = `${normal(path)}/`
  return indexOf(nodes)
    .filter(({ path }) => wanted.startsWith(`${path}/`))
    .reduce<Indexed | undefined>(
      (best, one) => (best && best.path.length >= one.path.length ? best : one),
      undefined,
    )?.trail
}

type Indexed = { readonly path: string; readonly trail: Trail }

const indexes = new WeakMap<readonly MenuNode[], readonly Indexed[]>()

/** Every page's path as it is compared; reckoned once a menu, however many entries that has. */
function indexOf(nodes: readonly MenuNode[]): readonly Indexed[] {
  const known = indexes.get(nodes)
  if (known) return known
  const index = trailsOf(nodes).map((trail) => ({ path: pathOf(trail), trail }))
  indexes.set(nodes, index)
  return index
}

function trailsOf(nodes: readonly MenuNode[], above: Trail = []): readonly Trail[] {
  return nodes.flatMap((node) => {
    const trail = [...above, node]
    if (node.children.length > 0) return trailsOf(node.children, trail)
    return node.path === '' ? [] : [trail]
  })
}

function pathOf(trail: Trail): string {
  return normal(trail.at(-1)?.path ?? '')
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
