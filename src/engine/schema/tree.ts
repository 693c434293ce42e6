/** One node of a tree that stands as a list: every node right before what is below it. */
export type Branch<T = unknown> = {
  readonly id: string
  readonly item: T
  /** The node above it; none for a root. */
  readonly parent: string | undefined
  /** From 1. */
  readonly level: number
  /** How many nodes are below it, at any depth: they are the next ones in the list. */
  readonly size: number
}

export type Tree<T = unknown> = readonly Branch<T>[]

type Place<T> = {
  readonly id: (item: T) => string
  /** Whatever no row has as its id is no parent: `0`, an empty text, a row that did not come. */
  readonly parent: (item: T) => string
}

/**
 * The tree that flat rows (§3: id, parentId) make, siblings in the rows' order. A row whose parent is absent is
 * a root; of rows in a ring one becomes a root; of rows with one id the first is kept.
 *
 * @example treeOf(depts, { id: ({ deptId }) => deptId, parent: ({ parentId }) => parentId })
 */
export function treeOf<T>(rows: readonly T[], { id, parent }: Place<T>): Tree<T> {
  const items = new Map<string, T>()
  for (const row of rows) if (!items.has(id(row))) items.set(id(row), row)
  const above = new Map<string, string>()
  const below = new Map<string | undefined, string[]>()
  for (const [own, item] of items) {
    const up = parent(item)
    const known = items.has(up) ? up : undefined
    if (known !== undefined) above.set(own, known)
    const siblings = below.get(known)
    if (siblings) siblings.push(own)
    else below.set(known, [own])
  }
  return planted(items, below, above)
}

function planted<T>(
  items: ReadonlyMap<string, T>,
  below: ReadonlyMap<string | undefined, readonly string[]>,
  above: ReadonlyMap<string, string>,
): Tree<T> {
  const grown: Branch<T>[] = []
  const seen = new Set<string>()
  const grow = (root: string) => {
    // a path of its own instead of calls: a chain may be longer than the stack is deep
    const path: { branch: Branch<T>; at: number; nextChild: number }[] = []
    let next: string | undefined = root
    do {
      if (next !== undefined && !seen.has(next)) {
        seen.add(next)
        const item = items.get(next) as T
        const parent = path.at(-1)?.branch.id
        const branch = { id: next, item, parent, level: path.length + 1, size: 0 }
        path.push({ branch, at: grown.length, nextChild: 0 })
        grown.push(branch)
      }
      const top = path.at(-1)
      if (!top) break
      next = below.get(top.branch.id)?.[top.nextChild]
      top.nextChild += 1
      if (next !== undefined) continue
      path.pop()
      grown[top.at] = { ...top.branch, size: grown.length - 1 - top.at }
    } while (path.length > 0)
  }
  for (const root of below.get(undefined) ?? []) grow(root)
  for (const own of items.keys()) if (!seen.has(own)) grow(ringAbove(own, above))
  return grown
}

/** Where the way up from a node that has no root comes round again. */
function ringAbove(own: string, above: ReadonlyMap<string, string>): string {
  const passed = new Set<string>()
  let at = own
  while (!passed.has(at)) {
    passed.add(at)
    at = above.get(at) ?? at
  }
  return at
}

/** The nodes in sight while only the named ones are open. */
export function openBranches<T>(tree: Tree<T>, isOpen: (id: string) => boolean): Tree<T> {
  const shown: Branch<T>[] = []
  for (let at = 0; at < tree.length; at += 1) {
    const branch = tree[at]
    if (!branch) break
    shown.push(branch)
    if (!isOpen(branch.id)) at += branch.size
  }
  return shown
}

/** The nodes that are looked for, and those above them. */
export function prunedTree<T>(tree: Tree<T>, isWanted: (branch: Branch<T>) => boolean): Tree<T> {
  const kept = new Map<string, number>()
  for (const branch of tree.toReversed()) {
    const size = kept.get(branch.id)
    if (size === undefined && !isWanted(branch)) continue
    kept.set(branch.id, size ?? 0)
    if (branch.parent !== undefined)
      kept.set(branch.parent, (kept.get(branch.parent) ?? 0) + (size ?? 0) + 1)
  }
  return tree.flatMap((branch) => {
    const size = kept.get(branch.id)
    return size === undefined ? [] : [{ ...branch, size }]
  })
}

/** A node and all below it, by id; nothing for a node that there is not. */
export function idsWithin(tree: Tree, id: string): ReadonlySet<string> {
  const at = tree.findIndex((branch) => branch.id === id)
  const size = tree[at]?.size ?? -1
  return new Set(tree.slice(at, at + size + 1).map((branch) => branch.id))
}

/** The nodes above one, the root first. */
export function idsAbove(tree: Tree, id: string): readonly string[] {
  const byId = new Map(tree.map((branch) => [branch.id, branch]))
  const above: string[] = []
  for (let up = byId.get(id)?.parent; up !== undefined; up = byId.get(up)?.parent) above.unshift(up)
  return above
}
