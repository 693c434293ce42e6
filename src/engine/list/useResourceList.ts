import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useQuery, useQueryClient, type RefetchOptions } from '@tanstack/react-query'
import {
  useDataProvider,
  useListParams,
  useRecordSelection,
  type DataProvider,
  type ListControllerResult,
} from 'ra-core'
import { config } from '@/engine/config'
import { isOfflineRead } from '@/engine/data/connection'
import { useGateway } from '@/engine/data/gateway'
import { useIgnoredOrder } from '@/engine/data/gatewayTraits'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { defaultSort } from '@/engine/schema/surfaces'
import { longestFilter } from '@/engine/schema/filterOps'
import { useScope, type Scope } from '../data/scope'
import { useNotifyError } from '../ui/useNotifyError'
import { useResource } from '../data/resource'

type ResourceListResult = ListControllerResult<PortalRecord> & {
  /** When the rows came, in milliseconds since 1970. */
  dataUpdatedAt: number
  /** Cancels the running request. */
  cancel: () => void
  /** The field whose order the gateway ignored. */
  ignoredSort: string | undefined
  /** Fetches a page before it is turned to. */
  readAhead: (page: number) => void
}

/**
 * The list over react-admin's parameters and queries; the address bar is its state. react-admin's own
 * controller turns to page 1 when a page fails to load; here the page stays and can be tried again.
 */
export function useResourceList(): ResourceListResult {
  const resource = useResource()
  const { name } = resource
  const [params, change] = useListParams({
    resource: name,
    perPage: config.pageSize,
    sort: defaultSort(resource),
    storeKey: false,
  })
  const { order } = params
  // fields that the address names and the resource lacks are ignored
  const isIgnored = useIgnoredOrder(resource, params.sort)
  const field = Object.hasOwn(resource.fields, params.sort) && !isIgnored ? params.sort : ''
  const sort = useMemo(() => ({ field, order }), [field, order])
  const filterValues = useMemo(
    () => knownOf(resource, params.filterValues as object),
    [resource, params.filterValues],
  )
  const scope = useScope()
  const asked = requestOf({ ...params, sort: field, filterValues }, scope)
  const notifyError = useNotifyError()
  const query = useRows(name, asked)
  const total = useLastTotal(query)
  const [selectedIds, selection] = useRecordSelection({
    resource: name,
    disableSyncWithStore: true,
  })
  const hasNextPage = query.pageInfo?.hasNextPage
  useMendedPage(
    { ...params, total, isCurrent: query.isSuccess && !query.isPlaceholderData },
    change,
  )

  const queryClient = useQueryClient()
  // rows and totals alike
  const refresh = useCallback(
    (options?: RefetchOptions) => queryClient.invalidateQueries({ queryKey: [name] }, options),
    [queryClient, name],
  )
  const readAhead = useReadAhead(name, asked)
  const isSettled = query.isSuccess && !query.isFetching
  useNextAhead({ ...params, total, hasNextPage, isSettled }, readAhead)
  const readAll = useReadAll(name, asked)
  const list = {
    ...query,
    ...change,
    resource: name,
    total,
    meta: query.meta,
    page: params.page,
    perPage: params.perPage,
    hasNextPage,
    hasPreviousPage: params.page > 1,
    sort,
    filter: scope,
    ignoredSort: isIgnored ? params.sort : undefined,
    filterValues,
    displayedFilters: params.displayedFilters,
    selectedIds,
    onSelect: selection.select,
    onSelectAll: ({ limit = 250 } = {}) =>
      void readAll(limit).then((rows) => selection.select(rows.map(({ id }) => id)), notifyError),
    onToggleItem: selection.toggle,
    onUnselectItems: selection.clearSelection,
    refetch: refresh,
    exporter: false as const,
    getData: ({ maxResults = 1_000 } = {}) => readAll(maxResults),
    cancel: () => void queryClient.cancelQueries({ queryKey: [name] }, { revert: false }),
    readAhead,
  }
  // react-admin's type knows no rows without a total, which a gateway may not count
  return list as ResourceListResult
}

// Drops undeclared fields and values too long for a filter, as the filter form does.
function knownOf({ fields }: Resource, values: object): object {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      return Object.hasOwn(fields, name) && textsIn(value).every(isShort)
    }),
  )
}

function textsIn(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [value]
}

function isShort(text: unknown): boolean {
  return typeof text !== 'string' || text.length <= longestFilter
}

type Params = ReturnType<typeof useListParams>[0]
type Change = ReturnType<typeof useListParams>[1]

function requestOf({ page, perPage, sort, order, filterValues }: Params, scope: Scope) {
  return {
    pagination: { page, perPage },
    sort: { field: sort, order },
    filter: { ...(filterValues as object), ...scope },
  } as const
}

type Asked = ReturnType<typeof requestOf>

/** The key is react-admin's, so that a changed record finds the lists that hold it. */
function pageQuery(dataProvider: DataProvider, name: string, { pagination, sort, filter }: Asked) {
  return {
    queryKey: [name, 'getList', { pagination, sort, filter }],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      dataProvider.getList<PortalRecord>(name, { pagination, sort, filter, signal }),
  }
}

// react-admin's own hook also caches every record of a page one by one, which costs more than the page itself.
function useRows(name: string, asked: Asked) {
  const query = useQuery({
    ...pageQuery(useDataProvider(), name, asked),
    placeholderData: (previous) => previous,
    retry: false,
  })
  const { error, isFetching } = query
  const gateway = useGateway()
  const tell = useEffectEvent(useNotifyError())
  useEffect(() => {
    if (error !== null && !isFetching && !isOfflineRead(error, gateway)) tell(error)
  }, [error, isFetching, gateway])
  const { data, total, pageInfo, meta } = query.data ?? {}
  return { ...query, data, total, pageInfo, meta }
}

/** Reads the first rows of all that match, whatever the page. */
function useReadAll(name: string, { sort, filter }: Asked) {
  const dataProvider = useDataProvider()
  return async (most: number): Promise<PortalRecord[]> => {
    const pagination = { page: 1, perPage: most }
    return (await dataProvider.getList<PortalRecord>(name, { pagination, sort, filter })).data
  }
}

// A failure here is not shown: whoever turns to the page asks again.
function useReadAhead(name: string, asked: Asked): (page: number) => void {
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider()
  return (page) => {
    const pagination = { ...asked.pagination, page }
    void queryClient.prefetchQuery(pageQuery(dataProvider, name, { ...asked, pagination }))
  }
}

type Turned = Params & {
  total: number | undefined
  hasNextPage: boolean | undefined
  isSettled: boolean
}

// After one turn to the next page another is likely, so the page after it is read ahead.
function useNextAhead(turned: Turned, readAhead: (page: number) => void): void {
  const { page, perPage, total = 0, hasNextPage = page * perPage < total, isSettled } = turned
  const before = useRef(page)
  const read = useEffectEvent(() => readAhead(page + 1))
  useEffect(() => {
    if (!isSettled) return
    const isNext = page === before.current + 1
    before.current = page
    if (!isNext || !hasNextPage) return
    const timer = setTimeout(read, config.readAheadMs)
    return () => clearTimeout(timer)
  }, [isSettled, page, hasNextPage])
}

// A failed page has no total; the last known one keeps the pager in place.
function useLastTotal({ total }: { total?: number | undefined }): number | undefined {
  const [last, setLast] = useState(total)
  if (total !== undefined && total !== last) setLast(total)
  return total ?? last
}

type Shown = Params & { total: number | undefined; isCurrent: boolean }

// Mends what an address can hold and no list has: a size that is not offered, a page past the end.
function useMendedPage({ page, perPage, total = 0, isCurrent }: Shown, change: Change): void {
  const { setPage, setPerPage } = change
  const isOffered = config.pageSizes.some((size) => size === perPage)
  const last = Math.max(1, Math.ceil(total / perPage))
  const mended = Number.isSafeInteger(page) && page >= 1 ? Math.min(page, last) : 1
  useEffect(() => {
    if (!isOffered) setPerPage(config.pageSize)
    else if (isCurrent && mended !== page) setPage(mended)
  }, [isOffered, isCurrent, mended, page, setPage, setPerPage])
}
