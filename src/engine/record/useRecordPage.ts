import { useQueryClient } from '@tanstack/react-query'
import { useGetOne, useTranslate } from 'ra-core'
import type { PortalRecord } from '@/engine/data/wire/records'
import { useBackToList } from '../form/backToList'
import { usePageTitle } from '../ui/PageTitle'
import { recordInLists } from './recordInLists'
import { titleOf } from '../kinds/view/titleOf'
import { capital, useLabels } from '../data/labels'
import { useResource } from '../data/resource'

/** What every page over one record has: the record or why there is none, its title, the way back. */
export function useRecordPage(id: string) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels(resource)
  const queryClient = useQueryClient()
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = useGetOne<PortalRecord>(
    resource.name,
    { id },
    // what a list holds of it stands in only until the record itself has come
    { ...recordInLists(queryClient, resource.name, id), retry: false, staleTime: 0 },
  )
  const title = `${capital(labels.name)} ${titleOf(resource, data, id, t)}`
  usePageTitle(title)
  return {
    t,
    title,
    back: useBackToList(),
    data,
    error,
    isPending,
    isFetching,
    /** When the record came, in milliseconds since 1970. */
    dataUpdatedAt,
    refetch,
    /** Gives up what is being read. */
    cancel: () => void queryClient.cancelQueries({ queryKey: [resource.name] }, { revert: false }),
  }
}
