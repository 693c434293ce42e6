import type { RangeForm } from '@/engine/config'
import type { RequestOptions } from '@/engine/gateway/client'
import { rowsOf, type Rows } from '@/engine/gateway/envelope'
import type { Gateway } from '@/engine/gateway/gateway'
import { listQuery, type ListRequest, type WireSort } from '@/engine/gateway/query'
import { daysOf, filterOps, type WireFilter } from '@/engine/schema/filterOps'
import type { Resource } from '@/engine/schema/resource'
import { isSortable } from '@/engine/schema/surfaces'
import type { Question } from './findRangeForm'

type Filter = Readonly<Record<string, unknown>>
type Sort = { readonly field: string; readonly order: string }

export async function fetchRows(
  { client, dialect }: Pick<Gateway, 'client' | 'dialect'>,
  { path }: Pick<Resource, 'path'>,
  request: ListRequest,
  options: RequestOptions,
): Promise<Rows> {
  const query = listQuery(request, dialect)
  const answer = await client.get(`${path}/list`, { ...options, query })
  return rowsOf(answer, (request.page - 1) * request.perPage)
}

export function wireFilters(
  resource: Resource,
  filter: Filter,
  forms: Readonly<Record<string, RangeForm>> = {},
): WireFilter[] {
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    // react-admin reads many records by a list of their ids
    const op = name === 'id' && Array.isArray(filter[name]) ? 'in' : field.filter
    return (op && filterOps[op].toWire(filter[name], { name, field, form: forms[name] })) ?? []
  })
}

/** Ranges take the form that the gateway understands for this list. */
export async function settledFilters(
  gateway: Pick<Gateway, 'client' | 'dialect' | 'traits'>,
  resource: Resource,
  filter: Filter,
): Promise<WireFilter[]> {
  const { dialect, traits } = gateway
  const ask = (request: ListRequest) =>
    fetchRows(gateway, resource, request, { background: true, once: true })
  const ranges = Object.entries(resource.fields)
    .filter(([, field]) => field.filter === 'range' && !('precision' in field))
    .map(([name]) => name)
    .filter((name) => Object.keys(daysOf(filter[name])).length > 0)
  const forms = await Promise.all(
    ranges.map(async (name) => {
      const onDay = (day: string, form: RangeForm) =>
        wireFilters(resource, { [name]: { from: day, to: day } }, { [name]: form })
      const find = () => findForm({ resource, name, dialect, ask, onDay })
      const form = await traits.settleRangeForm(`${resource.path} ${name}`, find)
      return [name, form ?? 'days'] as const
    }),
  )
  return wireFilters(resource, filter, Object.fromEntries(forms))
}

async function findForm(question: Question): Promise<RangeForm | undefined> {
  return (await import('./findRangeForm')).findRangeForm(question)
}

/** Undefined for a field that the gateway lacks or can't sort by. */
export function wireSort(resource: Resource, sort: Sort | undefined): WireSort | undefined {
  if (!sort || !isSortable(resource, sort.field)) return undefined
  const name = resource.fields[sort.field]?.wire ?? sort.field
  return { name, order: sort.order === 'ASC' ? 'ASC' : 'DESC' }
}

/** Undefined for a field whose order the gateway ignored before. */
export function obeyedSort(
  { traits }: Pick<Gateway, 'traits'>,
  resource: Resource,
  sort: Sort | undefined,
): WireSort | undefined {
  if (sort && traits.ignoresOrder(resource.path, sort.field)) return undefined
  return wireSort(resource, sort)
}
