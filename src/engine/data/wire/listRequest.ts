import type { RangeForm } from '@/engine/config'
import type { Resource } from '@/engine/schema'
import { rangeNames } from '@/engine/schema/kinds/time'
import { isSortable } from '@/engine/schema/listSort'
import { isDay, type DayRange } from '@/engine/values/time'
import type { WireFilter } from '@/engine/gateway/query'

type Filter = Readonly<Record<string, unknown>>

/** How the gateway takes each range of moments, by field; as days where it is not named. */
export type RangeForms = Readonly<Record<string, RangeForm>>

/** The declared filters among what the address bar holds, as the gateway reads them. */
export function wireFilters(
  resource: Resource,
  filter: Filter,
  forms: RangeForms = {},
): WireFilter[] {
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
        return [{ range: rangeNames(field), ...endsOf(readDays(value), forms[name]) }]
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

/** The ranges of moments that a filter narrows by. */
export function momentRanges({ fields }: Resource, filter: Filter): readonly string[] {
  return Object.keys(fields).filter((name) => {
    const field = fields[name]
    const isRange = field?.filter === 'range' && !('precision' in field)
    return isRange && Object.keys(readDays(filter[name])).length > 0
  })
}

/**
 * The ends of a range as they are sent, from its first day to its last.
 *
 * @example endsOf({ from: '2026-11-20', to: '2026-11-20' }, 'times')
 */
export function endsOf({ from, to }: DayRange, form: RangeForm = 'days'): DayRange {
  if (form === 'days') return { ...(from && { from }), ...(to && { to }) }
  return { ...(from && { from: `${from} 00:00:00` }), ...(to && { to: `${to} 23:59:59` }) }
}

function readDays(value: unknown): DayRange {
  const { from, to } = (typeof value === 'object' && value !== null ? value : {}) as DayRange
  return {
    ...(isText(from) && isDay(from) && { from }),
    ...(isText(to) && isDay(to) && { to }),
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
