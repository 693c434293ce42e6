import { useEffect, useMemo, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNavigate } from 'ra-core'
import { useLocation } from 'react-router'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { useGateway } from '@/engine/data/gateway'
import { readListState, rowsQuery, writeListState, type ListState } from '@/engine/data/listState'
import { useResource } from '@/engine/data/resource'
import { requestFor } from '@/engine/data/rowsAt'
import { useScope } from '@/engine/data/scope'

/** The list's state is in the address. A change asks for its rows before it navigates. */
export function useListState() {
  const resource = useResource()
  const { search } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const state = useMemo(() => readListState(resource, search), [resource, search])
  // a second change can come before the first is in the address
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  }, [state])
  const queryOf = useQueryOf()

  const change = (part: Partial<ListState>) => {
    const next = { ...latest.current, page: 1, ...part }
    latest.current = next
    void queryClient.prefetchQuery(queryOf(next))
    navigate({ search: writeListState(search, next) })
  }
  return {
    state,
    queryOf,
    change: {
      setPage: (page: number) => change({ page }),
      setPerPage: (perPage: number) => change({ perPage }),
      setSort: ({ field, order }: { field: string; order: ListState['order'] }) =>
        change({ sort: field, order }),
      setFilters: (filter: ListState['filter']) => change({ filter }),
    },
  }
}

export type ListChanges = ReturnType<typeof useListState>['change']

function useQueryOf() {
  const resource = useResource()
  const provider = useDataProvider<PortalDataProvider>()
  const gateway = useGateway()
  const scope = useScope()
  return (state: ListState) =>
    rowsQuery(provider, resource.name, requestFor(gateway, resource, state, scope))
}
