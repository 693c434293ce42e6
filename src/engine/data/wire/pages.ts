import type { Rows } from '@/engine/gateway/envelope'
import type { Trace } from '@/engine/gateway/trace'
import { kindOf } from '@/engine/schema/field'
import type { Resource } from '@/engine/schema/resource'
import type { PortalRecord } from './records'

type Page = {
  readonly page: number
  readonly perPage: number
}

/** At most the requested rows of an answer: of a gateway that sends all rows each time, those of the page. */
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

/** The records of a list that comes whole, in the requested order; those without a value are last. */
export function inOrder(
  { fields }: Resource,
  records: readonly PortalRecord[],
  sort: { readonly field: string; readonly order: string } | undefined,
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
