import { isFields, type Fields } from '@/engine/gateway/envelope'
import { toText } from '@/engine/schema/kind'
import { withNumberTexts } from '@/engine/values/exact'

export type Node = { readonly id: string; readonly label: string; readonly parent: string }

type CameNode = Node & { readonly came: unknown }

export function nestedNodes(tree: unknown): readonly CameNode[] {
  const nodes: CameNode[] = []
  const waiting = objectsIn(tree).map((node) => ({ node, parent: '' }))
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { node, parent } = next
    const came = node['id']
    const id = toText(withNumberTexts(came)) ?? ''
    nodes.push({ id, label: toText(node['label']) ?? id, parent, came })
    waiting.unshift(...objectsIn(node['children']).map((child) => ({ node: child, parent: id })))
  }
  return nodes
}

function objectsIn(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : []
}
