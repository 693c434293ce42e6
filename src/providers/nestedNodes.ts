import { isFields, type Answer, type Fields } from '@/gateway/envelope'
import { toText } from '@/schema/kind'

/** A node as it is offered. */
export type Node = { readonly id: string; readonly label: string; readonly parent: string }

/** The nodes of trees such as `{ id, label, children }`, every one right after the one above it. */
export function nestedNodes(tree: unknown): readonly Node[] {
  const nodes: Node[] = []
  const waiting = childrenIn(tree).map((node) => ({ node, parent: '' }))
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { node, parent } = next
    const id = toText(node['id']) ?? ''
    nodes.push({ id, label: toText(node['label']) ?? id, parent })
    waiting.unshift(...childrenIn(node['children']).map((child) => ({ node: child, parent: id })))
  }
  return nodes
}

/**
 * The nodes that a record has, as a call such as `/system/menu/roleMenuTreeselect/{id}` tells them (`checkedKeys`
 * beside the tree). Where it tells only the lowest ones, those above them are added.
 */
export function checkedIn({ body }: Pick<Answer, 'body'>, isLowest: boolean): readonly string[] {
  const data = isFields(body['data']) ? body['data'] : body
  const keys = Array.isArray(data['checkedKeys']) ? data['checkedKeys'] : []
  const checked = new Set(keys.map(toText).filter((id) => id !== null))
  if (!isLowest) return [...checked]
  const tree = Object.entries(data).find(
    ([key, value]) => key !== 'checkedKeys' && Array.isArray(value),
  )
  // from the lowest up: what is above comes before what is below it
  for (const { id, parent } of nestedNodes(tree?.[1]).toReversed()) {
    if (parent !== '' && checked.has(id)) checked.add(parent)
  }
  return [...checked]
}

function childrenIn(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : []
}
