/** One node of a tree in a list; every node directly precedes its descendants. */
export type Branch<T = unknown> = {
  readonly id: string
  readonly item: T
  /** The parent's id; undefined for a root. */
  readonly parent: string | undefined
  /** From 1. */
  readonly level: number
  /** The number of descendants, which directly follow the node. */
  readonly size: number
}

export type Tree<T = unknown> = readonly Branch<T>[]

type Ids<T> = {
  readonly id: (item: T) => string
  /** The parent's id; `0`, an empty text or an absent row makes a root. */
  readonly parent: (item: T) => string
}

/**
 * Builds a tree from flat rows (§3: id, parentId), siblings in the rows' order. An absent parent or a cycle makes a
 * root; of rows with one id the first stays.
 *
 * @example treeOf(depts, { id: ({ deptId }) => deptId, parent: ({ parentId }) => parentId })
 */
export function treeOf<T>(rows: readonly T[], { id, parent }: Ids<T>): Tree<T> {
  const items = new Map<string, T>()
  for (const row of rows) if (!items.has(id(row))) items.set(id(row), row)
  const above = new Map<string, string>()
  const below = new Map<string | undefined, string[]>()
  for (const [own, item] of items) {
    const up = items.has(parent(item)) ? parent(item) : undefined
    if (up !== undefined) above.set(own, up)
    const siblings = below.get(up)
    if (siblings) siblings.push(own)
    else below.set(up, [own])
  }
  const grown = new Map<string, Branch<T>>()
  // no recursion: a chain may be longer than the stack is deep
  const grow = (root: string) => {
    const waiting: Pick<Branch, 'id' | 'parent' | 'level'>[] = [
      { id: root, parent: undefined, level: 1 },
    ]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const item = items.get(next.id)
      if (item === undefined || grown.has(next.id)) continue
      grown.set(next.id, { ...next, item, size: 0 })
      const { id: up, level } = next
      for (const child of (below.get(up) ?? []).toReversed())
        waiting.push({ id: child, parent: up, level: level + 1 })
    }
  }
  for (const root of below.get(undefined) ?? []) grow(root)
  for (const own of items.keys()) if (!grown.has(own)) grow(ringAbove(own, above))
  return withSizes([...grown.values()])
}

/** The first node that repeats on the way up. */
function ringAbove(own: string, above: ReadonlyMap<string, string>): string {
  const passed = new Set<string>()
  let at = own
  while (!passed.has(at)) {
    passed.add(at)
    at = above.get(at) ?? at
  }
  return at
}

function withSizes<T>(tree: Tree<T>): Tree<T> {
  const sizes = new Map<string, number>()
  for (const { id, parent } of tree.toReversed()) {
    if (parent === undefined) continue
    sizes.set(parent, (sizes.get(parent) ?? 0) + (sizes.get(id) ?? 0) + 1)
  }
  return tree.map((branch) => Object.assign({}, branch, { size: sizes.get(branch.id) ?? 0 }))
}

/** The visible nodes, if only some are open. */
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

/** The wanted nodes and their ancestors. */
export function prunedTree<T>(tree: Tree<T>, isWanted: (branch: Branch<T>) => boolean): Tree<T> {
  const kept = new Set<string>()
  for (const branch of tree.toReversed()) {
    if (!kept.has(branch.id) && !isWanted(branch)) continue
    kept.add(branch.id)
    if (branch.parent !== undefined) kept.add(branch.parent)
  }
  return withSizes(tree.filter(({ id }) => kept.has(id)))
}

/** A node and its descendants; empty for an absent node. */
export function idsWithin(tree: Tree, id: string): ReadonlySet<string> {
  const at = tree.findIndex((branch) => branch.id === id)
  const size = tree[at]?.size ?? -1
  return new Set(tree.slice(at, at + size + 1).map((branch) => branch.id))
}

/** The root first. */
export function idsAbove(tree: Tree, id: string): readonly string[] {
  const byId = new Map(tree.map((branch) => [branch.id, branch]))
  const above: string[] = []
  for (let up = byId.get(id)?.parent; up !== undefined; up = byId.get(up)?.parent) above.unshift(up)
  return above
}
