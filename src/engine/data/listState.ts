import { config } from '@/engine/config'
import { filterOps, longestFilter } from '@/engine/schema/filterOps'
import type { Resource } from '@/engine/schema/resource'
import { columnsOf, defaultSort } from '@/engine/schema/surfaces'
import { pickValues } from '@/engine/values/named'
import { tried } from '@/engine/values/tried'
import type { PortalDataProvider } from './dataProvider'
import type { PortalRecord } from './wire/records'

type Values = Readonly<Record<string, unknown>>

/** A list's state in the address bar, under react-admin's names. */
export type ListState = {
  readonly page: number
  readonly perPage: number
  readonly sort: string
  readonly order: 'ASC' | 'DESC'
  readonly filter: Values
}

/** What `getList` takes, and the key of its answer in the cache. */
export type ListRequest = {
  readonly pagination: { readonly page: number; readonly perPage: number }
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  readonly filter: Values
}

/** Missing parts get their defaults. The sort can name a field that the resource lacks. */
export function readListState(resource: Resource, search: string): ListState {
  const params = new URLSearchParams(search)
  const first = defaultSort(resource)
  const sort = params.get('sort')
  return {
    page: wholeNumber(params.get('page')) ?? 1,
    perPage: wholeNumber(params.get('perPage')) ?? config.pageSize,
    sort: sort || first.field,
    order: (sort ? params.get('order') : first.order) === 'ASC' ? 'ASC' : 'DESC',
    filter: filterIn(resource, params.get('filter')),
  }
}

/** The fields in an address that the list can't filter by, sort by or show: it came from another version. */
export function lostNames(resource: Resource, search: string): readonly string[] {
  const params = new URLSearchParams(search)
  const filter = filterIn(resource, params.get('filter'))
  const sort = params.get('sort')
  const columns = params.get('columns')?.split(',') ?? []
  const lost = [
    ...Object.keys(valuesIn(params.get('filter'))).filter((name) => !Object.hasOwn(filter, name)),
    ...(sort && !Object.hasOwn(resource.fields, sort) ? [sort] : []),
    ...columns.filter((name) => !columnsOf(resource).includes(name)),
  ]
  return [...new Set(lost)]
}

/** Other parameters of the address stay. The same state is the same text. */
export function writeListState(search: string, { filter, ...state }: ListState): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(state)) params.set(name, String(value))
  params.set('filter', JSON.stringify(filter))
  params.sort()
  return `?${params.toString()}`
}

/** @param scope the values shared by all records of the page */
export function listRequest(
  { fields }: Pick<Resource, 'fields'>,
  { page, perPage, sort, order, filter }: ListState,
  scope: Values = {},
): ListRequest {
  return {
    pagination: { page, perPage },
    sort: { field: Object.hasOwn(fields, sort) ? sort : '', order },
    filter: { ...filter, ...scope },
  }
}

/** For react-query; the key is react-admin's, so that a changed record finds its lists. */
export function rowsQuery(provider: PortalDataProvider, name: string, request: ListRequest) {
  return {
    queryKey: [name, 'getList', request] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      provider.getList<PortalRecord>(name, { ...request, signal }),
  }
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^-?\d+$/.test(text) ? Number(text) : undefined
}

/** Only of the resource's fields, and no longer than an input allows. */
function filterIn({ fields }: Resource, text: string | null): Values {
  return pickValues(valuesIn(text), (name, value: unknown) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const texts = typeof value === 'object' && value !== null ? Object.values(value) : [value]
    const isRead = field?.filter === undefined || filterOps[field.filter].isGiven(value)
    return field !== undefined && isRead && texts.every(isShort)
  })
}

function isShort(value: unknown): boolean {
  return typeof value !== 'string' || value.length <= longestFilter
}

function valuesIn(text: string | null): Values {
  const values: unknown = tried(() => JSON.parse(text ?? '{}'))
  return typeof values === 'object' && values !== null ? { ...values } : {}
}
