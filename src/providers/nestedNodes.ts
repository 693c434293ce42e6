import { isFields, type Fields } from '@/gateway/envelope'
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

function childrenIn(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : []
}
