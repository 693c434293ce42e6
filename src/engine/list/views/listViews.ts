import { readListState, writeListState } from '@/engine/data/listState'
import type { Labels, Translate } from '@/engine/data/labels'
import type { Resource } from '@/engine/schema/resource'
import { defaultSort } from '@/engine/schema/surfaces'
import type { View } from '@/engine/schema/view'

/** A tab above the list. */
export type ListView = {
  readonly id: string
  readonly label: string
  /** Its part of an address: filter, order, maybe columns and rows per page. */
  readonly search: string
  readonly isOwn?: true
}

export const allRecords = 'all'

/** The view of all records, and those of the declaration. */
export function declaredViews(resource: Resource, labels: Labels, t: Translate): ListView[] {
  const { views = {} } = resource
  return [
    { id: allRecords, label: t('views.all'), search: searchOf(resource, {}) },
    ...Object.entries(views).map(([id, view]) => {
      return { id, label: labels.view(id), search: searchOf(resource, view) }
    }),
  ]
}

function searchOf(resource: Resource, { filter = {}, sort, columns }: View): string {
  const { field, order } = sort ?? defaultSort(resource)
  const params = new URLSearchParams({ filter: JSON.stringify(filter), order, sort: field })
  if (columns) params.set('columns', columns.join(','))
  return `?${params.toString()}`
}

const partsOfView = ['filter', 'sort', 'order', 'perPage', 'columns'] as const

/** What a saved view keeps of an address. */
export function viewSearch(resource: Resource, search: string): string {
  const params = new URLSearchParams(writeListState(search, readListState(resource, search)))
  const kept = partsOfView.flatMap((name): [string, string][] => {
    const value = params.get(name)
    return value === null ? [] : [[name, value]]
  })
  return `?${new URLSearchParams(kept).toString()}`
}

/** The address of a view's first page; the rows per page stay unless the view has its own. */
export function addressOf({ id, search }: Pick<ListView, 'id' | 'search'>, from: string): string {
  const params = new URLSearchParams(search)
  const perPage = params.get('perPage') ?? new URLSearchParams(from).get('perPage')
  if (perPage !== null) params.set('perPage', perPage)
  params.set('page', '1')
  params.set('view', id)
  params.sort()
  return `?${params.toString()}`
}

/** The view that an address names; all records for one that this browser does not know. */
export function viewAt(views: readonly ListView[], search: string): ListView | undefined {
  const named = new URLSearchParams(search).get('view')
  return views.find(({ id }) => id === named) ?? views.find(({ id }) => id === allRecords)
}

/** Whether the list at an address shows something else than a view. */
export function differs(resource: Resource, view: ListView, search: string): boolean {
  const parts = [...new URLSearchParams(view.search).keys()]
  return comparable(resource, view.search, parts) !== comparable(resource, search, parts)
}

function comparable(resource: Resource, search: string, parts: readonly string[]): string {
  const { filter, sort, order, perPage } = readListState(resource, search)
  const columns = new URLSearchParams(search).get('columns')
  const all = { filter: sorted(filter), sort, order, perPage, columns }
  return JSON.stringify(Object.entries(all).filter(([name]) => parts.includes(name)))
}

/** Filters in one order, whichever was set first. */
function sorted(filter: Readonly<Record<string, unknown>>) {
  return Object.entries(filter)
    .map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
}
