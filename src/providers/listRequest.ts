import type { Resource } from '@/schema'
import { rangeNames } from '@/schema/kinds/time'
import { isSortable } from '@/schema/listSort'
import { isDay, type DayRange } from '@/schema/time'
import type { WireFilter } from '@/gateway/query'

type Filter = Readonly<Record<string, unknown>>

/** The declared filters among what the address bar holds, as the gateway reads them. */
export function wireFilters(resource: Resource, filter: Filter): WireFilter[] {
  return Object.entries(resource.fields).flatMap(([name, field]): WireFilter[] => {
    const wire = field.wire ?? name
    const value = filter[name]
    switch (name === 'id' && Array.isArray(value) ? 'in' : field.filter) {
      case 'eq':
      case 'like':
        return typeof value === 'string' ? [{ name: wire, value: value.trim() }] : []
      case 'in':
        return Array.isArray(value) ? [{ name: wire, value: value.filter(isText) }] : []
      case 'range':
        return [{ range: rangeNames(field), ...days(value) }]
      default:
        return []
    }
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

function days(value: unknown): DayRange {
  const { from, to } = (typeof value === 'object' && value !== null ? value : {}) as DayRange
  return {
    ...(isText(from) && isDay(from) && { from }),
    ...(isText(to) && isDay(to) && { to }),
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
