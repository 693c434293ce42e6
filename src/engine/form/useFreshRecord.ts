import { useId } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import type { PortalRecord } from '@/engine/data/wire/records'
import { useResource } from '../data/resource'

/**
 * Reads a record past every cache: a decision is made over what the gateway holds now.
 * @param isHeld whether it stays as it was read, whatever else is asked for again, until it is replaced
 */
export function useFreshRecord(id: string, { isHeld = false } = {}) {
  const resource = useResource()
  const provider = useDataProvider<PortalDataProvider>()
  const queryClient = useQueryClient()
  const reader = useId()
  const queryKey = [resource.name, 'fresh', id, reader]
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await provider.getOne<PortalRecord>(resource.name, { id, signal })).data,
    retry: false,
    refetchOnReconnect: false,
    staleTime: isHeld ? 'static' : 0,
    gcTime: 0,
  })
  /** Gives up the reading. */
  const cancel = () => void queryClient.cancelQueries({ queryKey }, { revert: false })
  /** Puts in its place what was read elsewhere. */
  const replace = (now: PortalRecord) => queryClient.setQueryData(queryKey, now)
  return { ...query, cancel, replace }
}
