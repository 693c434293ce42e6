import { idsAbove, idsWithin, type Tree } from './tree'

/** `half`: only some of the nodes below are checked. */
export type CheckState = 'on' | 'half' | 'off'

/** The ids of the checked nodes as sent; linked boxes add their ancestors. */
export type Checks = ReadonlySet<string>

/**
 * A linked box shows what is below it: on if all of that is on, half if some of it is, or only the node itself. Other
 * boxes stand for themselves.
 */
export function checkStates(
  tree: Tree,
  checks: Checks,
  isLinked: boolean,
): ReadonlyMap<string, CheckState> {
  const states = new Map<string, CheckState>()
  const below = new Map<string, CheckState[]>()
  for (const { id, parent } of tree.toReversed()) {
    const children = isLinked ? below.get(id) : undefined
    const state = children ? stateAbove(children, checks.has(id)) : checks.has(id) ? 'on' : 'off'
    states.set(id, state)
    if (parent === undefined) continue
    const siblings = below.get(parent) ?? []
    siblings.push(state)
    below.set(parent, siblings)
  }
  return states
}

function stateAbove(children: readonly CheckState[], isOwn: boolean): CheckState {
  if (children.every((state) => state === 'on')) return 'on'
  return isOwn || children.some((state) => state !== 'off') ? 'half' : 'off'
}

/** A linked box changes everything below it; nodes above stay checked while anything below them is. */
export function toggledChecks(tree: Tree, checks: Checks, id: string, isLinked: boolean): Checks {
  const isOn = checkStates(tree, checks, isLinked).get(id) === 'on'
  const next = changed(checks, isLinked ? idsWithin(tree, id) : [id], !isOn)
  if (!isLinked) return next
  for (const up of isOn ? idsAbove(tree, id).toReversed() : []) {
    if (tree.some((branch) => branch.parent === up && next.has(branch.id))) break
    next.delete(up)
  }
  return linkedChecks(tree, next)
}

/** Ids that the tree does not show stay as they are. */
export function allChecks(tree: Tree, checks: Checks, isOn: boolean): Checks {
  return changed(
    checks,
    tree.map(({ id }) => id),
    isOn,
  )
}

function changed(checks: Checks, ids: Iterable<string>, isOn: boolean): Set<string> {
  const next = new Set(checks)
  for (const id of ids) {
    if (isOn) next.add(id)
    else next.delete(id)
  }
  return next
}

/** Adds the ancestors of checked nodes. */
export function linkedChecks(tree: Tree, checks: Checks): Checks {
  const next = new Set(checks)
  for (const { id, parent } of tree.toReversed()) {
    if (parent !== undefined && next.has(id)) next.add(parent)
  }
  return next
}

/** Whether the ancestors of all checked nodes are checked, as linked boxes leave them. */
export function areLinked(tree: Tree, checks: Checks): boolean {
  return tree.every(
    ({ id, parent }) => parent === undefined || !checks.has(id) || checks.has(parent),
  )
}
