import type { Resource } from '@/engine/schema/resource'
import { kindOf } from '@/engine/schema/field'
import type { PortalRecord } from './records'

type Asked = {
  /** From 1. */
  readonly page: number
  /** Rows. */
  readonly perPage: number
  readonly sort?: { readonly field: string; readonly order: string } | undefined
}

/** One page of a list that comes whole, ordered as it is asked for; what has no value stands last. */
export function pageOfWhole(
  { fields }: Resource,
  records: readonly PortalRecord[],
  { page, perPage, sort }: Asked,
): { readonly data: PortalRecord[]; readonly total: number } {
  const field = sort && fields[sort.field]
  const ordered = field ? records.toSorted(byField(field, sort)) : records
  return {
    data: ordered.slice((page - 1) * perPage, page * perPage),
    total: records.length,
  }
}

function byField(field: Resource['fields'][string], sort: { field: string; order: string }) {
  const { compare } = kindOf(field)
  const sign = sort.order === 'DESC' ? -1 : 1
  return (one: PortalRecord, other: PortalRecord): number => {
    const [a, b] = [one[sort.field], other[sort.field]]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * compare(a, b, field)
  }
}
