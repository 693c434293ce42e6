import type { Gateway } from '@/engine/gateway/gateway'
import type { WireSort } from '@/engine/gateway/query'
import type { Resource } from '@/engine/schema/resource'
import { kindOf } from '@/engine/schema/field'
import { wireSort } from './listRequest'

type Sort = { readonly field: string; readonly order: string }

/** The sort of a request; none by a field whose order the gateway ignored before. */
export function obeyedSort(
  { traits }: Pick<Gateway, 'traits'>,
  resource: Resource,
  sort: Sort | undefined,
): WireSort | undefined {
  if (sort && traits.ignoresOrder(resource.path, sort.field)) return undefined
  return wireSort(resource, sort)
}

/**
 * Whether rows stand in another order than the requested one: two neighbours that any database would swap. Rows
 * without a value are skipped.
 */
export function isOutOfOrder(
  { fields }: Resource,
  { field: name, order }: Sort,
  records: readonly Readonly<Record<string, unknown>>[],
): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  const sureOrder = field && kindOf(field).sureOrder
  if (!sureOrder) return false
  const values = records.map((record) => record[name]).filter((value) => value !== null)
  const wrong = order === 'ASC' ? 1 : -1
  return values.some(
    (value, at) => at > 0 && Math.sign(sureOrder(values[at - 1], value) ?? 0) === wrong,
  )
}
