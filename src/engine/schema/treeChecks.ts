import { idsWithin, type Tree } from './tree'

/** Of a node's box: checked, some of what is below it, nothing. */
export type CheckState = 'on' | 'half' | 'off'

/** The checked nodes, by id; where boxes are linked, with those above them, as they are sent. */
export type Checks = ReadonlySet<string>

/**
 * How each box stands. Linked boxes say what is below them: a node is on when all below it are, half when some
 * are or only itself is. Others stand for themselves alone.
 */
export function checkStates(
  tree: Tree,
  checks: Checks,
  isLinked: boolean,
): ReadonlyMap<string, CheckState> {
  const states = new Map<string, CheckState>()
  const below = new Map<string, { on: number; some: number; all: number }>()
  for (const { id, parent } of tree.toReversed()) {
    const children = isLinked ? below.get(id) : undefined
    const state = children ? stateAbove(children, checks.has(id)) : checks.has(id) ? 'on' : 'off'
    states.set(id, state)
    if (parent === undefined) continue
    const { on, some, all } = below.get(parent) ?? { on: 0, some: 0, all: 0 }
    below.set(parent, {
      on: on + Number(state === 'on'),
      some: some + Number(state !== 'off'),
      all: all + 1,
    })
  }
  return states
}

function stateAbove(
  { on, some, all }: { on: number; some: number; all: number },
  isOwn: boolean,
): CheckState {
  if (on === all) return 'on'
  return some > 0 || isOwn ? 'half' : 'off'
}

/**
 * The checks after a click on one box. Linked, it takes all below it along; those above it stay checked while
 * anything below them is.
 */
export function toggledChecks(tree: Tree, checks: Checks, id: string, isLinked: boolean): Checks {
  const next = new Set(checks)
  const isOn = checkStates(tree, checks, isLinked).get(id) === 'on'
  for (const own of isLinked ? idsWithin(tree, id) : [id]) {
    if (isOn) next.delete(own)
    else next.add(own)
  }
  return isLinked ? linkedChecks(tree, next, isOn ? id : undefined) : next
}

/** All nodes, or none; what the tree does not show stays as it is. */
export function allChecks(tree: Tree, checks: Checks, isOn: boolean): Checks {
  const next = new Set(checks)
  for (const { id } of tree) {
    if (isOn) next.add(id)
    else next.delete(id)
  }
  return next
}

/** The checks with every node above a checked one. */
export function linkedChecks(tree: Tree, checks: Checks, emptied?: string): Checks {
  const next = new Set(checks)
  const byId = new Map(tree.map((branch) => [branch.id, branch]))
  const holding = new Set<string>()
  for (const { id, parent } of tree.toReversed()) {
    if (holding.has(id)) next.add(id)
    if (parent !== undefined && next.has(id)) holding.add(parent)
  }
  let up = emptied === undefined ? undefined : byId.get(emptied)?.parent
  while (up !== undefined && !holding.has(up)) {
    next.delete(up)
    const above: string | undefined = byId.get(up)?.parent
    const stillHeld = tree.some(({ id, parent }) => parent === above && next.has(id))
    if (above !== undefined && !stillHeld) holding.delete(above)
    up = above
  }
  return next
}

/** Whether every node above a checked one is checked, as linked boxes leave them. */
export function areLinked(tree: Tree, checks: Checks): boolean {
  return tree.every(
    ({ id, parent }) => parent === undefined || !checks.has(id) || checks.has(parent),
  )
}
