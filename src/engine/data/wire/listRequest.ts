import type { RangeForm } from '@/engine/config'
import type { Resource } from '@/engine/schema/resource'
import { daysOf, filterOps, type WireFilter } from '@/engine/schema/filterOps'
import { isSortable } from '@/engine/schema/surfaces'

type Filter = Readonly<Record<string, unknown>>

/** How the gateway takes each range of moments, by field; as days where it is not named. */
export type RangeForms = Readonly<Record<string, RangeForm>>

/** The declared filters among what the address bar holds, as the gateway reads them. */
export function wireFilters(
  resource: Resource,
  filter: Filter,
  forms: RangeForms = {},
): WireFilter[] {
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    // react-admin asks for many records by a list of their ids
    const op = name === 'id' && Array.isArray(filter[name]) ? 'in' : field.filter
    return (op && filterOps[op].toWire(filter[name], { name, field, form: forms[name] })) ?? []
  })
}

/** The sort the gateway is asked for; none for a field it does not have or cannot order by. */
export function wireSort(
  resource: Resource,
  sort: { readonly field: string; readonly order: string } | undefined,
): { name: string; order: 'ASC' | 'DESC' } | undefined {
  if (!sort || !isSortable(resource, sort.field)) return undefined
  const name = resource.fields[sort.field]?.wire ?? sort.field
  return { name, order: sort.order === 'ASC' ? 'ASC' : 'DESC' }
}

/** The ranges of moments that a filter narrows by. */
export function momentRanges({ fields }: Resource, filter: Filter): readonly string[] {
  return Object.keys(fields).filter((name) => {
    const field = fields[name]
    const isRange = field?.filter === 'range' && !('precision' in field)
    return isRange && Object.keys(daysOf(filter[name])).length > 0
  })
}
