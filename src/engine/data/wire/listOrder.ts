import type { Gateway } from '@/engine/gateway/gateway'
import type { WireSort } from '@/engine/gateway/query'
import type { Resource } from '@/engine/schema/resource'
import { kindOf, type Field } from '@/engine/schema/field'
import { compareTexts } from '@/engine/schema/kind'
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
  if (!field) return false
  const values = records.map((record) => record[name]).filter((value) => value !== null)
  const wrong = order === 'ASC' ? 1 : -1
  return values.some(
    (value, at) => at > 0 && Math.sign(sureOrder(field, values[at - 1], value)) === wrong,
  )
}

/** Order of two values on which every database agrees; 0 where it depends on collation. */
function sureOrder(field: Field, a: unknown, b: unknown): number {
  const { sandboxColumn, sortable, compare } = kindOf(field)
  if (sandboxColumn === 'numeric' || sandboxColumn === 'timestamptz') return compare(a, b, field)
  if (!sortable || typeof a !== 'string' || typeof b !== 'string') return 0
  const isNumber = /^\d+$/.test(a) && /^\d+$/.test(b) && a.length === b.length
  const isWord = [/^[a-z]+$/, /^[A-Z]+$/].some((letters) => letters.test(a) && letters.test(b))
  return isNumber || isWord ? compareTexts(a, b) : 0
}
