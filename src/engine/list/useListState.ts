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

/**
 * The list's state is in the address. A change asks for its rows, then navigates: with them, or after
 * `config.busyAfterMs` without them, so that quick rows come in one frame.
 */
export function useListState() {
  const resource = useResource()
  const { search } = useLocation()
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
  const { name } = useResource()
  const changes = usePendingChange(state, search)

  return useMemo(() => {
    const change = async (part: Partial<ListState>) => {
      const { state: before, search: from } = changes.latest()
      const next = { ...before, page: 1, ...part }
      const to = changes.begin({ state: next, search: writeListState(from, next) })
      const query = queryOf(next)
      const rows = queryClient.prefetchQuery(query)
      if (queryClient.getQueryData(query.queryKey) === undefined) await untilBusy(rows)
      if (changes.finish(to)) void navigate({ search: to.search })
    }
    return {
      setPage: (page: number) => void change({ page }),
      setPerPage: (perPage: number) => void change({ perPage }),
      setSort: ({ field, order }: { field: string; order: ListState['order'] }) =>
        void change({ sort: field, order }),
      setFilters(filter: ListState['filter']) {
        const { page, filter: before } = changes.latest().state
        const isSame = page === 1 && JSON.stringify(filter) === JSON.stringify(before)
        // Search asks the gateway even if nothing has changed
        if (isSame) void queryClient.invalidateQueries({ queryKey: [name] })
        else void change({ filter })
      },
    }
  }, [navigate, queryClient, queryOf, name, changes])
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
  useEffect(() => {
    const isOwn = search === ownSearch.current
    if (!isOwn || search === pending.current?.search) pending.current = undefined
  }, [search])
  useEffect(() => () => void (pending.current = undefined), [])

  return useMemo(
    () => ({
      latest: () => pending.current ?? shown.current,
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
