import { exportQuery, type ListRequest } from '@/engine/gateway/query'
import type { Resource } from '@/engine/schema/resource'
import { fetchFile } from './files'
import type { Gateway } from './gateway'
import { fetchRows, obeyedSort, settledFilters } from './wire/listRequest'
import { readRecord } from './wire/records'

export type ListWish = {
  readonly resource: Resource
  readonly filter: Readonly<Record<string, unknown>>
  readonly sort: { readonly field: string; readonly order: string }
}

const perPage = 1_000
const recordsAtOnce = 200

/**
 * Prefetches one page ahead. Pages may be smaller than requested; without a total the first empty page ends the list.
 */
export async function* readPages(gateway: Gateway, wish: ListWish, signal: AbortSignal) {
  const { resource } = wish
  const request = await requestOf(gateway, wish)
  const fetchPage = (page: number, perPage: number) => {
    const rows = fetchRows(gateway, resource, { ...request, page, perPage }, { signal })
    // the failure is thrown once its page is read
    rows.catch(() => undefined)
    return rows
  }
  let current = await fetchPage(1, perPage)
  const size = Math.min(perPage, current.rows.length)
  const isCounted = current.isAtLeast !== true
  let seen = 0
  for (let page = 2; ; page += 1) {
    const { rows } = current
    seen += rows.length
    const total = isCounted ? current.total : undefined
    const hasMore = rows.length > 0 && seen < (total ?? Infinity)
    const next = hasMore ? fetchPage(page, size) : undefined
    // pauses between batches keep the browser responsive
    for (let at = 0; at < Math.max(rows.length, 1); at += recordsAtOnce) {
      const some = rows.slice(at, at + recordsAtOnce)
      yield { records: some.map((row) => readRecord(resource, row)), total }
    }
    if (!next) return
    // oxlint-disable-next-line no-await-in-loop
    current = await next
  }
}

export async function fetchGatewayFile(
  gateway: Gateway,
  wish: ListWish,
  signal: AbortSignal,
): Promise<Blob> {
  const query = exportQuery(await requestOf(gateway, wish), gateway.dialect)
  return fetchFile(gateway, `${wish.resource.path}/export`, query, signal)
}

async function requestOf(
  gateway: Gateway,
  { resource, filter, sort }: ListWish,
): Promise<Pick<ListRequest, 'where' | 'sort'>> {
  const where = await settledFilters(gateway, resource, filter)
  return { where, sort: obeyedSort(gateway, resource, sort) }
}
