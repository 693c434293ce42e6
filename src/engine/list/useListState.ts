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
  // a second change can come before the first is in the address
  const latest = useRef({ state, search })
  useEffect(() => {
    const shown = { state, search }
    latest.current = shown
    return () => {
      // a page that is left finishes no change
      latest.current = shown
    }
  }, [state, search])

  return useMemo(() => {
    const change = async (part: Partial<ListState>) => {
      const { search: before } = latest.current
      const next = { ...latest.current.state, page: 1, ...part }
      const wanted = { state: next, search: before }
      latest.current = wanted
      const query = queryOf(next)
      const rows = queryClient.prefetchQuery(query)
      if (queryClient.getQueryData(query.queryKey) === undefined) await untilBusy(rows)
      if (latest.current === wanted) void navigate({ search: writeListState(before, next) })
    }
    return {
      setPage: (page: number) => void change({ page }),
      setPerPage: (perPage: number) => void change({ perPage }),
      setSort: ({ field, order }: { field: string; order: ListState['order'] }) =>
        void change({ sort: field, order }),
      setFilters(filter: ListState['filter']) {
        const { state: shown } = latest.current
        const isSame = shown.page === 1 && JSON.stringify(filter) === JSON.stringify(shown.filter)
        // Search asks the gateway even if nothing has changed
        if (isSame) void queryClient.invalidateQueries({ queryKey: [name] })
        else void change({ filter })
      },
    }
  }, [navigate, queryClient, queryOf, name])
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
