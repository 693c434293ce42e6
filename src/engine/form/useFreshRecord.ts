import { useId } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import type { PortalRecord } from '@/engine/data/wire/records'
import { useResource } from '@/engine/data/resource'

/** Bypasses every cache. With `keepSnapshot`, the record stays as read until `replace`. */
export function useFreshRecord(id: string, { keepSnapshot = false } = {}) {
  const { name } = useResource()
  const provider = useDataProvider<PortalDataProvider>()
  const queryClient = useQueryClient()
  const queryKey = [name, 'fresh', id, useId()]
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await provider.getOne<PortalRecord>(name, { id, signal })).data,
    retry: false,
    refetchOnReconnect: false,
    staleTime: keepSnapshot ? 'static' : 0,
    gcTime: 0,
  })
  return {
    ...query,
    cancel: () => void queryClient.cancelQueries({ queryKey }, { revert: false }),
    replace: (now: PortalRecord) => queryClient.setQueryData(queryKey, now),
  }
}
