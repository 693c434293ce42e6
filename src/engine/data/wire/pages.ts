import { config } from '@/engine/config'
import type { Rows } from '@/engine/gateway/envelope'
import type { Trace } from '@/engine/gateway/trace'
import { kindOf, type Field } from '@/engine/schema/field'
import { endsIn, rangeEndsOf } from '@/engine/schema/filterOps'
import { compareTexts } from '@/engine/schema/kind'
import type { Resource } from '@/engine/schema/resource'
import type { PortalRecord } from './records'

type Sort = { readonly field: string; readonly order: string }

type Page = {
  readonly page: number
  readonly perPage: number
}

/** Some gateways send all rows for every page. */
export function onePage(found: Rows, { page, perPage }: Page, trace?: Trace) {
  const { rows, total, isAtLeast = false } = found
  if (rows.length <= perPage)
    return { rows, total, hasNextPage: isAtLeast && rows.length === perPage }
  trace?.note(`${rows.length} rows where ${perPage} were asked for`)
  const isWhole = isAtLeast || rows.length === total
  const from = isWhole ? (page - 1) * perPage : 0
  return {
    rows: rows.slice(from, from + perPage),
    total: isWhole ? rows.length : total,
    hasNextPage: false,
  }
}

export function inOrder(
  { fields }: Resource,
  records: readonly PortalRecord[],
  sort: Sort | undefined,
): readonly PortalRecord[] {
  const field = sort && fields[sort.field]
  if (!field) return records
  const sign = sort.order === 'DESC' ? -1 : 1
  return records.toSorted((one, other) => {
    const [a, b] = [one[sort.field], other[sort.field]]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * kindOf(field).compare(a, b, field)
  })
}

/** The fields with a range that some row is outside of. Times are left out, as gateways read days in several ways. */
export function ignoredRanges(
  { fields }: Resource,
  filter: Readonly<Record<string, unknown>>,
  records: readonly Readonly<Record<string, unknown>>[],
): readonly string[] {
  return Object.keys(filter).filter((name) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field?.filter !== 'range') return false
    const { contains } = rangeEndsOf(field)
    const range = endsIn(filter[name], field, config.gatewayTimeZone)
    return contains && records.some((one) => !contains(one[name], range))
  })
}

/** True only where any database would swap two neighbours; rows without a value don't count. */
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

/** 0 where the order depends on collation. */
function sureOrder(field: Field, a: unknown, b: unknown): number {
  const { sandboxColumn, sortable, compare } = kindOf(field)
  if (sandboxColumn === 'numeric' || sandboxColumn === 'timestamptz') return compare(a, b, field)
  if (!sortable || typeof a !== 'string' || typeof b !== 'string') return 0
  const isNumber = /^\d+$/.test(a) && /^\d+$/.test(b) && a.length === b.length
  const isWord = [/^[a-z]+$/, /^[A-Z]+$/].some((letters) => letters.test(a) && letters.test(b))
  return isNumber || isWord ? compareTexts(a, b) : 0
}
