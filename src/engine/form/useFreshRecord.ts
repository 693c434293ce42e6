import { useEffect, useId } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import type { PortalRecord } from '@/engine/data/wire/records'
import { dropRecordAhead, recordAhead, takeRecord } from '@/engine/data/recordAhead'
import { useResource } from '@/engine/data/resource'

/**
 * Bypasses every cache, save for a read that the press on the page's link began. With `keepSnapshot`, the record is read
 * now and stays as read until `replace`.
 */
export function useFreshRecord(id: string, { keepSnapshot = false } = {}) {
  const { name } = useResource()
  const provider = useDataProvider<PortalDataProvider>()
  const client = useQueryClient()
  const wanted = { client, provider, name, id }
  const queryKey = [name, 'fresh', id, useId()]
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      keepSnapshot
        ? (await provider.getOne<PortalRecord>(name, { id, signal })).data
        : takeRecord(wanted, signal),
    retry: false,
    refetchOnReconnect: false,
    gcTime: 0,
    ...(keepSnapshot
      ? { staleTime: 'static' }
      : {
          initialData: () => recordAhead(wanted)?.record,
          initialDataUpdatedAt: () => recordAhead(wanted)?.at,
        }),
  })
  useEffect(() => {
    if (!keepSnapshot) dropRecordAhead({ client, provider, name, id })
  }, [keepSnapshot, client, provider, name, id])
  return {
    ...query,
    cancel: () => void client.cancelQueries({ queryKey }, { revert: false }),
    replace: (now: PortalRecord) => client.setQueryData(queryKey, now),
  }
}
