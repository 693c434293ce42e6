import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useQuery, useQueryClient, type RefetchOptions } from '@tanstack/react-query'
import { useDataProvider, type ListControllerResult } from 'ra-core'
import { config } from '@/engine/config'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { useGateway } from '@/engine/data/gateway'
import { useIgnoredFilter, useIgnoredOrder } from '@/engine/data/gatewayTraits'
import type { rowsQuery } from '@/engine/data/listState'
import { isOfflineRead } from '@/engine/data/online'
import { useResource } from '@/engine/data/resource'
import { useScope } from '@/engine/data/scope'
import type { PortalRecord } from '@/engine/data/wire/records'
import { useNotifyError } from '@/engine/ui/useNotifyError'
import { useLiveRows, type LiveRows } from './live/useLiveRows'
import { useListState, type ListChanges } from './useListState'

type ResourceListResult = ListControllerResult<PortalRecord> & {
  selection: Selection
  /** Milliseconds since 1970. */
  dataUpdatedAt: number
  cancel: () => void
  /** The field whose order the gateway ignored. */
  ignoredSort: string | undefined
  /** The fields of set filters that the gateway ignored. */
  ignoredFilters: readonly string[]
  readAhead: (page: number) => void
  openView: ListChanges['openView']
  live: LiveRows
}

/** Unlike react-admin's own controller, keeps the page when it fails to load, and can retry it. */
export function useResourceList(): ResourceListResult {
  const resource = useResource()
  const { name } = resource
  const scope = useScope()
  const { state, queryOf, change } = useListState()
  const { page, perPage, filter: filterValues } = state
  const isIgnored = useIgnoredOrder(resource)(state.sort)
  const rows = queryOf(state)
  const { query, request, readAll } = useRows(rows)
  const { field, order } = request.sort
  // the same object on each page, so that the head need not render
  const sort = useMemo(() => ({ field: isIgnored ? '' : field, order }), [isIgnored, field, order])
  const { data, meta, pageInfo } = query.data ?? {}
  const total = useLastTotal(query.data?.total)
  const hasNextPage = pageInfo?.hasNextPage
  const isCurrent = query.isSuccess && !query.isPlaceholderData
  useMendedPage({ page, perPage, total, isCurrent }, change)

  const queryClient = useQueryClient()
  const queryKey = useMemo(() => [name], [name])
  const refetch = useCallback(
    (options?: RefetchOptions) => queryClient.invalidateQueries({ queryKey }, options),
    [queryClient, queryKey],
  )
  // a failure appears once the page is opened
  const readAhead = (next: number) =>
    void queryClient.prefetchQuery(queryOf({ ...state, page: next }))
  const mayGoOn = hasNextPage ?? page * perPage < (total ?? 0)
  useNextAhead(page, query.isSuccess && !query.isFetching, mayGoOn, readAhead)

  const notifyError = useNotifyError()
  const selection = useSelection(JSON.stringify(filterValues))
  const live = useLiveRows({ rows, isCurrent, isSelected: (id) => selection.records.has(id) })
  const select = (ids: readonly string[], isSelected: boolean) =>
    selection.set(
      (data ?? []).filter(({ id }) => ids.includes(id)),
      isSelected,
    )
  const list = {
    ...query,
    ...change,
    ...noFilterButtons,
    resource: name,
    data,
    total,
    meta,
    page,
    perPage,
    hasNextPage,
    hasPreviousPage: page > 1,
    sort,
    filter: scope,
    filterValues,
    ignoredSort: isIgnored ? state.sort : undefined,
    ignoredFilters: Object.keys(filterValues).filter(useIgnoredFilter(resource)),
    selection,
    selectedIds: [...selection.records.keys()],
    onSelect: (ids: readonly string[]) => select(ids, true),
    onSelectAll: ({ limit = 250 } = {}) => void readAll(limit).then(selection.keep, notifyError),
    onToggleItem: (id: string) => select([id], !selection.records.has(id)),
    onUnselectItems: selection.clear,
    refetch,
    exporter: false as const,
    getData: ({ maxResults = 1_000 } = {}) => readAll(maxResults),
    cancel: () => void queryClient.cancelQueries({ queryKey }, { revert: false }),
    readAhead,
    live,
  }
  // react-admin's type knows no rows without a total, as from a gateway that does not count
  return list as ResourceListResult
}

// react-admin's list can show and hide single filters
const noFilterButtons = {
  displayedFilters: {},
  showFilter: () => undefined,
  hideFilter: () => undefined,
}

// react-admin's own hook also caches every record of a page one by one, which costs more than the
// page itself
function useRows(rows: ReturnType<typeof rowsQuery>) {
  const { name } = useResource()
  const provider = useDataProvider<PortalDataProvider>()
  const query = useQuery({
    ...rows,
    placeholderData: (previous) => previous,
    retry: false,
    // rows that were asked for ahead may have failed before the page renders
    retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > config.staleMs,
  })
  const { error, isFetching } = query
  const gateway = useGateway()
  const notify = useEffectEvent(useNotifyError())
  useEffect(() => {
    if (error !== null && !isFetching && !isOfflineRead(error, gateway)) notify(error)
  }, [error, isFetching, gateway])
  const [, , request] = rows.queryKey
  const readAll = async (perPage: number): Promise<PortalRecord[]> => {
    const all = { ...request, pagination: { page: 1, perPage } }
    return (await provider.getList<PortalRecord>(name, all)).data
  }
  return { query, request, readAll }
}

// after one turn to the next page another is likely
function useNextAhead(
  page: number,
  isSettled: boolean,
  mayGoOn: boolean,
  readAhead: (page: number) => void,
): void {
  const before = useRef(page)
  const read = useEffectEvent(() => readAhead(page + 1))
  useEffect(() => {
    if (!isSettled) return
    const isNext = page === before.current + 1
    before.current = page
    if (!isNext || !mayGoOn) return
    const timer = setTimeout(read, config.readAheadMs)
    return () => clearTimeout(timer)
  }, [isSettled, page, mayGoOn])
}

// a failed page has no total: the last one keeps the pager in place
function useLastTotal(total: number | undefined): number | undefined {
  const [last, setLast] = useState(total)
  if (total !== undefined && total !== last) setLast(total)
  return total ?? last
}

type Shown = { page: number; perPage: number; total: number | undefined; isCurrent: boolean }

// corrects an address with a size that is not offered or a page past the end
function useMendedPage({ page, perPage, total = 0, isCurrent }: Shown, change: ListChanges): void {
  const isOffered = config.pageSizes.some((size) => size === perPage)
  const last = Math.max(1, Math.ceil(total / perPage))
  const mended = Number.isSafeInteger(page) && page >= 1 ? Math.min(page, last) : 1
  const wanted = isCurrent && mended !== page ? mended : undefined
  const setPage = useEffectEvent(change.setPage)
  const setPerPage = useEffectEvent(change.setPerPage)
  useEffect(() => {
    if (!isOffered) setPerPage(config.pageSize)
    else if (wanted !== undefined) setPage(wanted)
  }, [isOffered, wanted])
}

export type Selection = ReturnType<typeof useSelection>

/**
 * The selected records across pages, as they were when they were selected.
 *
 * @param of the list's filter: another filter clears the selection
 */
export function useSelection(of: string) {
  const [state, setState] = useState({ of, records: nothing })
  if (state.of !== of && state.records.size > 0) setState({ of, records: nothing })
  const records = state.of === of ? state.records : nothing

  return useMemo(() => {
    const replace = (all: readonly PortalRecord[]) =>
      setState({ of, records: new Map(all.map((record) => [record.id, record])) })
    return {
      records,
      set: (changed: readonly PortalRecord[], isSelected: boolean) => {
        const ids = new Set(changed.map(({ id }) => id))
        const others = [...records.values()].filter(({ id }) => !ids.has(id))
        replace(isSelected ? [...others, ...changed] : others)
      },
      drop: (gone: string) => replace([...records.values()].filter(({ id }) => id !== gone)),
      keep: replace,
      clear: () => replace([]),
    }
  }, [of, records])
}

const nothing: ReadonlyMap<string, PortalRecord> = new Map()
