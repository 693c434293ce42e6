import { useEffect, useMemo, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { toText } from '@/engine/schema/kind'
import { idsAbove, type Tree } from '@/engine/schema/tree'

type SavedNode = { readonly id: unknown; readonly name: unknown; readonly above: unknown }

type Arrival = { readonly saved?: SavedNode } | null

/** Navigation state by which a tree finds a newly saved record. */
export function arrivalOf({ list, title }: Resource, saved: object | undefined): Arrival {
  if (!saved || list?.tree === undefined) return null
  const record = saved as Readonly<Record<string, unknown>>
  return { saved: { id: record['id'], name: record[title], above: record[list.tree] } }
}

export function useNewNode(
  resource: Resource,
  records: readonly PortalRecord[],
): string | undefined {
  const { state } = useLocation()
  const saved = (state as Arrival)?.saved
  return useMemo(() => saved && idOf(resource, records, saved), [resource, records, saved])
}

export function useShown(
  id: string | undefined,
  tree: Tree,
  open: (ids: readonly string[]) => void,
  area: RefObject<HTMLElement | null>,
): void {
  const { key } = useLocation()
  const shownAt = useRef<string>(undefined)
  const isThere = id !== undefined && tree.some((branch) => branch.id === id)
  useEffect(() => {
    if (!isThere || shownAt.current === key) return
    const row = area.current?.querySelector<HTMLElement>('tr[data-new]')
    if (!row) return open(idsAbove(tree, id))
    shownAt.current = key
    row.scrollIntoView?.({ block: 'center' })
    row.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  })
}

// A stock gateway answers without an id, but refuses two nodes of one name under one parent.
function idOf(
  { list, title }: Resource,
  records: readonly PortalRecord[],
  saved: SavedNode,
): string | undefined {
  const id = toText(saved.id)
  if (id !== null) return records.find((record) => record.id === id)?.id
  const parent = list?.tree ?? ''
  return records.findLast(
    (record) => record[title] === saved.name && record[parent] === saved.above,
  )?.id
}
