import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNavigate } from 'ra-core'
import { useLocation } from 'react-router'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import {
  listRequest,
  readListState,
  rowsQuery,
  writeListState,
  type ListState,
} from '@/engine/data/listState'
import { useResource } from '@/engine/data/resource'
import { untilBusy } from '@/engine/data/rowsAt'
import { useScope } from '@/engine/data/scope'
import { addressOf, type ListView } from './views/listViews'
import { useListSearch } from './views/useListViews'

/**
 * The list's state is in the address. A change asks for its rows, then navigates: with them, or after
 * `config.busyAfterMs` without them, so that quick rows come in one frame.
 */
export function useListState() {
  const resource = useResource()
  const search = useListSearch()
  const read = useMemo(() => readListState(resource, search), [resource, search])
  const filterText = JSON.stringify(read.filter)
  // the same object on each page, so that the filters need not render
  const filter: ListState['filter'] = useMemo(() => JSON.parse(filterText), [filterText])
  const state = useMemo(() => ({ ...read, filter }), [read, filter])
  const queryOf = useQueryOf()
  return { state, queryOf, change: useChange(state, search, queryOf) }
}

type QueryOf = ReturnType<typeof useQueryOf>

export type ListChanges = ReturnType<typeof useChange>

/** The same functions at every address. */
function useChange(state: ListState, search: string, queryOf: QueryOf) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const resource = useResource()
  const { name } = resource
  const changes = usePendingChange(state, search)

  return useMemo(() => {
    const change = (part: Partial<ListState>) => {
      const { state: before, search } = changes.latest()
      const next = { ...before, page: 1, ...part }
      return goTo({ state: next, search: writeListState(search, next) })
    }
    const goTo = async (wanted: Change) => {
      const to = changes.begin(wanted)
      const query = queryOf(to.state)
      const rows = queryClient.prefetchQuery(query)
      if (queryClient.getQueryData(query.queryKey) === undefined) await untilBusy(rows)
      if (changes.finish(to)) void navigate({ search: to.search })
    }
    return {
      setPage: (page: number) => void change({ page }),
      setPerPage: (perPage: number) => void change({ perPage }),
      setSort: ({ field, order }: { field: string; order: ListState['order'] }) =>
        void change({ sort: field, order }),
      openView(view: ListView) {
        const search = addressOf(view, changes.latest().search)
        void goTo({ state: readListState(resource, search), search })
      },
      setFilters(filter: ListState['filter']) {
        const { page, filter: before } = changes.latest().state
        const isSame = page === 1 && JSON.stringify(filter) === JSON.stringify(before)
        if (!isSame) void change({ filter })
        // Search asks the gateway even if nothing has changed, but not twice
        else if (!changes.isPending()) void queryClient.invalidateQueries({ queryKey: [name] })
      },
    }
  }, [navigate, queryClient, queryOf, resource, name, changes])
}

type Change = { readonly state: ListState; readonly search: string }

/** The change that is not yet in the address; the next one builds on it. Another address, or leaving the page, drops it. */
function usePendingChange(state: ListState, search: string) {
  const shown = useRef<Change>({ state, search })
  const pending = useRef<Change>(undefined)
  const ownSearch = useRef<string>(undefined)
  useEffect(() => {
    shown.current = { state, search }
  }, [state, search])
  const location = useLocation()
  useEffect(() => {
    const isOwn = location.search === ownSearch.current
    if (!isOwn || location.search === pending.current?.search) pending.current = undefined
  }, [location])
  useEffect(() => () => void (pending.current = undefined), [])

  return useMemo(
    () => ({
      latest: () => pending.current ?? shown.current,
      isPending: () => pending.current !== undefined,
      begin: (change: Change) => (pending.current = change),
      /** Returns whether the change still counts. */
      finish(change: Change): boolean {
        const counts = pending.current === change
        if (counts) ownSearch.current = change.search
        return counts
      },
    }),
    [],
  )
}

function useQueryOf() {
  const resource = useResource()
  const provider = useDataProvider<PortalDataProvider>()
  const scope = useScope()
  return useCallback(
    (state: ListState) => rowsQuery(provider, resource.name, listRequest(resource, state, scope)),
    [provider, resource, scope],
  )
}
