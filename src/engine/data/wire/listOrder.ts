import type { Gateway } from '@/engine/gateway/gateway'
import type { ListRequest } from '@/engine/gateway/query'
import type { Resource } from '@/engine/schema/resource'
import { kindOf } from '@/engine/schema/field'
import { wireSort } from './listRequest'

type Sort = { readonly field: string; readonly order: string }
type Learning = Pick<Gateway, 'traits'>

/** The sort that a gateway is asked for: none for a field whose order it ignored before. */
export function obeyedSort(
  { traits }: Learning,
  resource: Resource,
  sort: Sort | undefined,
): Pick<ListRequest, 'sort'> {
  const isIgnored = sort && traits.ignoresOrder(resource.path, sort.field)
  const wanted = isIgnored ? undefined : wireSort(resource, sort)
  return wanted ? { sort: wanted } : {}
}

/**
 * Whether rows stand in another order than the one that was asked for: two neighbours that any database would
 * turn round. Rows without a value are passed over.
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

/** Remembers for this session that a list came in another order than the one it was asked for. */
export function noteOrder(
  { traits }: Learning,
  resource: Resource,
  sort: Sort,
  records: readonly Readonly<Record<string, unknown>>[],
): void {
  if (isOutOfOrder(resource, sort, records)) traits.noteIgnoredOrder(resource.path, sort.field)
}
