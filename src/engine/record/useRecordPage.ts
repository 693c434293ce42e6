import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { listedRecord } from '@/engine/data/knownRecord'
import { capital } from '@/engine/data/labels'
import { takeRecord } from '@/engine/data/recordAhead'
import { useSurface } from '@/engine/data/resource'
import { useBackToList } from '@/engine/form/backToList'
import { titleOf } from '@/engine/kinds/view/titleOf'

export function useRecordPage(id: string) {
  const { resource, t, labels } = useSurface()
  const { name } = resource
  const queryClient = useQueryClient()
  const provider = useDataProvider<PortalDataProvider>()
  const query = useQuery({
    queryKey: [name, 'getOne', { id }],
    queryFn: ({ signal }) => takeRecord({ client: queryClient, provider, name, id }, signal),
    // shown until the record itself arrives
    initialData: () => listedRecord(queryClient, name, id)?.record,
    initialDataUpdatedAt: () => listedRecord(queryClient, name, id)?.at,
    retry: false,
    staleTime: 0,
  })
  const title = `${capital(labels.name)} ${titleOf(resource, query.data, id, t)}`
  return {
    ...query,
    title,
    back: useBackToList(),
    cancel: () => void queryClient.cancelQueries({ queryKey: [name] }, { revert: false }),
  }
}
