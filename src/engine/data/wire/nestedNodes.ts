import { isFields, type Fields } from '@/engine/gateway/envelope'
import { toText } from '@/engine/schema/kind'
import { withNumberTexts } from '@/engine/values/exact'

export type Node = { readonly id: string; readonly label: string; readonly parent: string }

type ReceivedNode = Node & {
  /** The id in the JSON type in which it was sent. */
  readonly wireId: unknown
}

export function nestedNodes(tree: unknown): readonly ReceivedNode[] {
  const nodes: ReceivedNode[] = []
  const waiting = objectsIn(tree).map((node) => ({ node, parent: '' }))
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { node, parent } = next
    const wireId = node['id']
    const id = toText(withNumberTexts(wireId)) ?? ''
    nodes.push({ id, label: toText(node['label']) ?? id, parent, wireId })
    waiting.unshift(...objectsIn(node['children']).map((child) => ({ node: child, parent: id })))
  }
  return nodes
}

function objectsIn(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : []
}
