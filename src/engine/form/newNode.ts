import { useEffect, useMemo, type RefObject } from 'react'
import { useLocation } from 'react-router'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { toText } from '@/engine/schema/kind'
import { idsAbove, type Tree } from '@/engine/schema/tree'

/** A node as it was saved: what stands for it, what it lies below, and its id where the gateway tells one. */
type SavedNode = { readonly id: unknown; readonly name: unknown; readonly above: unknown }

type Arrival = { readonly saved?: SavedNode } | null

// A node is opened up to once for each time that the list is come to.
const shown = new Set<string>()

/** What a tree is told of the record that was just saved; nothing else of the record goes into the history. */
export function arrivalOf(
  { list, title }: Resource,
  saved: object | undefined,
): { state: Arrival } {
  if (!saved || list?.tree === undefined) return { state: null }
  const record = saved as Readonly<Record<string, unknown>>
  return { state: { saved: { id: record['id'], name: record[title], above: record[list.tree] } } }
}

/** The node that was just saved, once it is among the records. */
export function useNewNode(
  resource: Resource,
  records: readonly PortalRecord[],
): string | undefined {
  const { state } = useLocation()
  const saved = (state as Arrival)?.saved
  return useMemo(() => saved && idOf(resource, records, saved), [resource, records, saved])
}

/** Opens what is above a new node, and brings its row before the operator's eyes. */
export function useShown(
  id: string | undefined,
  tree: Tree,
  open: (ids: readonly string[]) => void,
  area: RefObject<HTMLElement | null>,
): void {
  const { key } = useLocation()
  const isThere = id !== undefined && tree.some((branch) => branch.id === id)
  useEffect(() => {
    if (!isThere || shown.has(key)) return
    const row = area.current?.querySelector<HTMLElement>('tr[data-new]')
    if (!row) return open(idsAbove(tree, id))
    shown.add(key)
    row.scrollIntoView?.({ block: 'center' })
    row.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  })
}

// A stock gateway tells no id: no two nodes below the same one are called the same.
function idOf(
  { list, title }: Resource,
  records: readonly PortalRecord[],
  { id, name, above }: SavedNode,
): string | undefined {
  const told = toText(id)
  if (told !== null) return records.find((record) => record.id === told)?.id
  const parent = list?.tree ?? ''
  return records.findLast((record) => record[title] === name && record[parent] === above)?.id
}
