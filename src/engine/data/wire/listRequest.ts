import type { RangeForm } from '@/engine/config'
import type { RequestOptions } from '@/engine/gateway/client'
import { rowsOf, type Rows } from '@/engine/gateway/envelope'
import type { Gateway } from '@/engine/gateway/gateway'
import { listQuery, type ListRequest, type WireSort } from '@/engine/gateway/query'
import { daysOf, filterOps, type WireFilter } from '@/engine/schema/filterOps'
import { isSortable } from '@/engine/schema/surfaces'
import type { Resource } from '@/engine/schema/resource'

type Filter = Readonly<Record<string, unknown>>

/** The form in which the gateway takes each range of moments, by field; days by default. */
export type RangeForms = Readonly<Record<string, RangeForm>>

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

/** The declared filters among the values of the address bar, as the gateway reads them. */
export function wireFilters(
  resource: Resource,
  filter: Filter,
  forms: RangeForms = {},
): WireFilter[] {
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    // react-admin reads many records by a list of their ids
    const op = name === 'id' && Array.isArray(filter[name]) ? 'in' : field.filter
    return (op && filterOps[op].toWire(filter[name], { name, field, form: forms[name] })) ?? []
  })
}

/** The sort of a request; none by a field that the gateway does not have or cannot sort by. */
export function wireSort(
  resource: Resource,
  sort: { readonly field: string; readonly order: string } | undefined,
): WireSort | undefined {
  if (!sort || !isSortable(resource, sort.field)) return undefined
  const name = resource.fields[sort.field]?.wire ?? sort.field
  return { name, order: sort.order === 'ASC' ? 'ASC' : 'DESC' }
}

export function momentRanges({ fields }: Resource, filter: Filter): readonly string[] {
  return Object.entries(fields)
    .filter(([, field]) => field.filter === 'range' && !('precision' in field))
    .map(([name]) => name)
    .filter((name) => Object.keys(daysOf(filter[name])).length > 0)
}
