import type { Dialect } from '@/engine/config'
import type { WireFilter } from '@/engine/schema/filterOps'

export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[]

export type Query = Readonly<Record<string, QueryValue>>

export type WireSort = { name: string; order: 'ASC' | 'DESC' }

export type ListRequest = {
  /** From 1. */
  page: number
  /** Rows. */
  perPage: number
  sort?: WireSort | undefined
  where: readonly WireFilter[]
}

/**
 * The query of a `…/list` call: paging, sort (always `asc` or `desc`) and filters, with the date range as the dialect
 * wants it. Serialising drops empty values (§5).
 *
 * @example listQuery({ page: 1, perPage: 20, where: [{ name: 'status', value: ['1', '2'] }] }, dialect)
 */
export function listQuery(
  { page, perPage, sort, where }: ListRequest,
  dialect: Pick<Dialect, 'dateRange'>,
): Record<string, QueryValue> {
  return {
    ...filterQuery(where, dialect),
    pageNum: page,
    pageSize: perPage,
    ...(sort && { orderByColumn: sort.name, isAsc: sort.order === 'DESC' ? 'desc' : 'asc' }),
  }
}

/** Some gateways refuse an export without a page; those that apply it must leave nothing out. */
const wholePage = { page: 1, perPage: 1_000_000 }

/** The query of an `…/export` call: all matches, in the list's order. */
export function exportQuery(
  request: Omit<ListRequest, 'page' | 'perPage'>,
  dialect: Pick<Dialect, 'dateRange'>,
): Record<string, QueryValue> {
  return listQuery({ ...request, ...wholePage }, dialect)
}

/** The filters alone, for `…/totals`. */
export function filterQuery(
  where: readonly WireFilter[],
  dialect: Pick<Dialect, 'dateRange'>,
): Record<string, QueryValue> {
  return Object.fromEntries(where.flatMap((filter) => pairsOf(filter, dialect)))
}

/**
 * A query string without its `?`. Drops null, undefined and `''`, also within lists, but not 0 and false; joins lists
 * by commas; percent-encodes everything, brackets and spaces (`%20`) too.
 */
export function serializeQuery(query: Query): string {
  return Object.entries(query)
    .map(([name, value]) => [name, textOf(value)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${encode(name)}=${encode(text)}`)
    .join('&')
}

function pairsOf(
  filter: WireFilter,
  { dateRange }: Pick<Dialect, 'dateRange'>,
): readonly (readonly [string, QueryValue])[] {
  if ('name' in filter) return [[filter.name, filter.value]]
  const ends = [filter.from, filter.to]
  return filter.range.map((name, at) => [
    dateRange === 'params' ? `params[${name}]` : name,
    ends[at],
  ])
}

function textOf(value: QueryValue): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  return value
    .map(String)
    .filter((item) => item !== '')
    .join(',')
}

function encode(text: string): string {
  // half a surrogate pair would make encodeURIComponent throw
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
}
