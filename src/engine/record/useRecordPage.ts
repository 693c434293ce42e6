import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import type { PortalRecord } from '@/engine/data/wire/records'
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
    ...recordInLists(queryClient, name, id),
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

type Rows = { readonly data: readonly PortalRecord[] }

/** From the newest list that has it, to show until the record itself arrives. */
export function recordInLists(client: QueryClient, resource: string, id: string) {
  const find = () => {
    const lists = client.getQueriesData<Rows>({ queryKey: [resource, 'getList'] })
    const found = lists.flatMap(([queryKey, rows]) => {
      const record = rows?.data.find((one) => one.id === id)
      return record ? [{ record, at: client.getQueryState(queryKey)?.dataUpdatedAt ?? 0 }] : []
    })
    return found.sort((one, other) => other.at - one.at)[0]
  }
  return { initialData: () => find()?.record, initialDataUpdatedAt: () => find()?.at }
}
