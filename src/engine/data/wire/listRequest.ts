import { config, type RangeForm } from '@/engine/config'
import type { Asked } from '@/engine/gateway/ahead'
import type { RequestOptions } from '@/engine/gateway/client'
import { rowsOf, type Rows } from '@/engine/gateway/envelope'
import type { Gateway } from '@/engine/gateway/gateway'
import { filterQuery, listQuery, type ListRequest, type WireSort } from '@/engine/gateway/query'
import { endsIn, filterOps, rangeEndsOf, type WireFilter } from '@/engine/schema/filterOps'
import type { Resource } from '@/engine/schema/resource'
import { isSortable } from '@/engine/schema/surfaces'
import type { Question } from './findRangeForm'

type Filter = Readonly<Record<string, unknown>>
type Sort = { readonly field: string; readonly order: string }

export async function fetchRows(
  { client, dialect }: Pick<Gateway, 'client' | 'dialect'>,
  { path }: Pick<Resource, 'path'>,
  request: ListRequest,
  options: RequestOptions,
): Promise<Rows> {
  const query = listQuery(request, dialect)
  const answer = await client.get(`${path}/list`, { ...options, query })
  return rowsOf(answer, (request.page - 1) * request.perPage)
}

export function wireFilters(
  resource: Resource,
  filter: Filter,
  forms: Readonly<Record<string, RangeForm>> = {},
): WireFilter[] {
  const { gatewayTimeZone: zone } = config
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    // react-admin reads many records by a list of their ids
    const op = name === 'id' && Array.isArray(filter[name]) ? 'in' : field.filter
    return (
      (op && filterOps[op].toWire(filter[name], { name, field, form: forms[name], zone })) ?? []
    )
  })
}

/** Ranges take the form that the gateway understands for this list. */
export async function settledFilters(
  gateway: Pick<Gateway, 'client' | 'dialect' | 'traits'>,
  resource: Resource,
  filter: Filter,
): Promise<WireFilter[]> {
  const { dialect, traits } = gateway
  const ask = (request: ListRequest) =>
    fetchRows(gateway, resource, request, { background: true, once: true })
  const forms = await Promise.all(
    rangesIn(resource, filter).map(async (name) => {
      const onDay = (day: string, form: RangeForm) =>
        wireFilters(resource, { [name]: { from: day, to: day } }, { [name]: form })
      const find = () => findForm({ resource, name, dialect, ask, onDay })
      const form = await traits.settleRangeForm(rangeKey(resource, name), find)
      return [name, form ?? 'days'] as const
    }),
  )
  return wireFilters(resource, filter, Object.fromEntries(forms))
}

/** Undefined while the form of a given range is unknown. */
function knownFilters(
  { traits }: Pick<Gateway, 'traits'>,
  resource: Resource,
  filter: Filter,
): WireFilter[] | undefined {
  const forms: Record<string, RangeForm> = {}
  for (const name of rangesIn(resource, filter)) {
    const form = traits.rangeForm(rangeKey(resource, name))
    if (!form) return undefined
    forms[name] = form
  }
  return wireFilters(resource, filter, forms)
}

function rangesIn({ fields }: Resource, filter: Filter): readonly string[] {
  return Object.entries(fields)
    .filter(([, field]) => field.filter === 'range' && !('precision' in field))
    .filter(([, field]) => rangeEndsOf(field).hasForms)
    .filter(
      ([name, field]) =>
        Object.keys(endsIn(filter[name], field, config.gatewayTimeZone)).length > 0,
    )
    .map(([name]) => name)
}

function rangeKey({ path }: Resource, name: string): string {
  return `${path} ${name}`
}

async function findForm(question: Question): Promise<RangeForm | undefined> {
  return (await import('./findRangeForm')).findRangeForm(question)
}

type PageWish = {
  readonly pagination: { readonly page: number; readonly perPage: number }
  readonly sort?: Sort | undefined
}

export function pageRequest(
  gateway: Pick<Gateway, 'traits'>,
  resource: Resource,
  { pagination, sort }: PageWish,
  where: readonly WireFilter[],
): ListRequest {
  return {
    page: pagination.page,
    perPage: resource.list?.tree ? config.treePageSize : offeredSize(pagination.perPage),
    where,
    sort: obeyedSort(gateway, resource, sort),
  }
}

export function offeredSize(size: number): number {
  return config.pageSizes.find((offered) => offered === size) ?? config.pageSize
}

/** The call behind a page of a list; undefined while the form of a given date range is unknown. */
export function askedPage(
  gateway: Pick<Gateway, 'dialect' | 'traits'>,
  resource: Resource,
  { filter, ...wish }: PageWish & { readonly filter: Filter },
): Asked | undefined {
  const { dialect } = gateway
  const where = knownFilters(gateway, resource, filter)
  const path = `${resource.path}/list`
  if (!where) return undefined
  if (resource.recordFrom === 'wholeList') return { path, query: filterQuery(where, dialect) }
  return { path, query: listQuery(pageRequest(gateway, resource, wish, where), dialect) }
}

/** Undefined for a field that the gateway lacks or can't sort by. */
export function wireSort(resource: Resource, sort: Sort | undefined): WireSort | undefined {
  if (!sort || !isSortable(resource, sort.field)) return undefined
  const name = resource.fields[sort.field]?.wire ?? sort.field
  return { name, order: sort.order === 'ASC' ? 'ASC' : 'DESC' }
}

/** Undefined for a field whose order the gateway ignored before. */
export function obeyedSort(
  { traits }: Pick<Gateway, 'traits'>,
  resource: Resource,
  sort: Sort | undefined,
): WireSort | undefined {
  if (sort && traits.ignoresOrder(resource.path, sort.field)) return undefined
  return wireSort(resource, sort)
}
