import { useId } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import type { PortalRecord } from '@/engine/data/wire/records'
import { takeRecord } from '@/engine/data/recordAhead'
import { useResource } from '@/engine/data/resource'

/**
 * Bypasses every cache, save for a read that the press on the page's link began. With `keepSnapshot`, the record is read
 * now and stays as read until `replace`.
 */
export function useFreshRecord(id: string, { keepSnapshot = false } = {}) {
  const { name } = useResource()
  const provider = useDataProvider<PortalDataProvider>()
  const queryClient = useQueryClient()
  const queryKey = [name, 'fresh', id, useId()]
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      keepSnapshot
        ? (await provider.getOne<PortalRecord>(name, { id, signal })).data
        : takeRecord({ client: queryClient, provider, name, id }, signal),
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
