import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { PortalDataProvider } from '@/providers/dataProvider'
import type { PortalRecord } from '@/providers/records'
import type { Resource } from '@/schema'

/** Reads a record past every cache: a decision is made over what the gateway holds now. */
export function useFreshRecord(resource: Resource, id: string) {
  const provider = useDataProvider<PortalDataProvider>()
  const queryClient = useQueryClient()
  const queryKey = [resource.name, 'fresh', id]
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await provider.getOne<PortalRecord>(resource.name, { id, signal })).data,
    retry: false,
    // asked for at the opening and by the operator: never changed under a decision
    refetchOnReconnect: false,
    staleTime: 0,
    gcTime: 0,
  })
  /** Gives up the reading. */
  const cancel = () => void queryClient.cancelQueries({ queryKey }, { revert: false })
  return { ...query, cancel }
}
