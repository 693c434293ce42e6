import { exportFile } from '@/engine/gateway/files'
import type { Rows } from '@/engine/gateway/envelope'
import { exportQuery, listQuery, type ListRequest } from '@/engine/gateway/query'
import type { Resource } from '@/engine/schema/resource'
import { rowsOf, type Gateway } from './gateway'
import { obeyedSort } from './wire/listOrder'
import { settledFilters } from './wire/rangeForms'
import { readRecord, type PortalRecord } from './wire/records'

/** What a list shows: its filter and its order, without the page. */
export type ListWish = {
  readonly resource: Resource
  readonly filter: Readonly<Record<string, unknown>>
  readonly sort: { readonly field: string; readonly order: string }
}

/** Some records of a page, so that the page of the browser stays free while they are read. */
export type ListPart = {
  readonly records: readonly PortalRecord[]
  /** How many records match, by this answer; undefined where the gateway does not count them. */
  readonly total: number | undefined
}

/** Rows that are asked for at once. */
export const exportPageSize = 1_000

const recordsAtOnce = 200

/**
 * Every record that matches, page by page in the list's order; the next page is on its way while one is read.
 * Of a gateway that gives fewer rows at once than it is asked for, all are read all the same; of one that does not
 * count them, until none comes.
 *
 * @throws {GatewayError} at the first page that does not come
 */
export async function* readPages(
  gateway: Gateway,
  wish: ListWish,
  signal: AbortSignal,
): AsyncGenerator<ListPart> {
  const request = await requestOf(gateway, wish)
  const ask = (page: number, perPage: number): Promise<Rows> => {
    const rows = fetchPage(gateway, wish.resource, { ...request, page, perPage }, signal)
    // a failure is heard when its turn comes, or not at all
    rows.catch(() => undefined)
    return rows
  }
  let current = await ask(1, exportPageSize)
  const size = Math.min(exportPageSize, current.rows.length)
  const isCounted = current.isAtLeast !== true
  let seen = 0
  for (let page = 2; ; page += 1) {
    const { rows } = current
    seen += rows.length
    const total = isCounted ? current.total : undefined
    const mayGoOn = rows.length > 0 && seen < (total ?? Infinity)
    const next = mayGoOn ? ask(page, size) : undefined
    for (let at = 0; at < Math.max(rows.length, 1); at += recordsAtOnce) {
      const some = rows.slice(at, at + recordsAtOnce)
      yield { records: some.map((row) => readRecord(wish.resource, row)), total }
    }
    if (!next) return
    // oxlint-disable-next-line no-await-in-loop
    current = await next
  }
}

/** The gateway's own workbook of everything that matches. */
export async function fetchGatewayFile(
  gateway: Gateway,
  wish: ListWish,
  signal: AbortSignal,
): Promise<Blob> {
  const query = exportQuery(await requestOf(gateway, wish), gateway.dialect)
  return exportFile(gateway.client, gateway.dialect, { path: wish.resource.path, query, signal })
}

async function fetchPage(
  gateway: Gateway,
  { path }: Resource,
  request: ListRequest,
  signal: AbortSignal,
): Promise<Rows> {
  const query = listQuery(request, gateway.dialect)
  const answer = await gateway.client.get(`${path}/list`, { query, signal })
  return rowsOf(answer, (request.page - 1) * request.perPage)
}

/** The filter and the order of a list as the gateway reads them. */
async function requestOf(
  gateway: Gateway,
  { resource, filter, sort }: ListWish,
): Promise<Pick<ListRequest, 'where' | 'sort'>> {
  const where = await settledFilters(gateway, resource, filter)
  return { where, ...obeyedSort(gateway, resource, sort) }
}
