import { useQueryClient } from '@tanstack/react-query'
import { useGetOne } from 'ra-core'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/schema'
import { useBackToList } from '../form/backToList'
import { usePageTitle } from '../ui/PageTitle'
import { recordInLists } from './recordInLists'
import { titleOf } from '../kinds/view/titleOf'
import { capital, useWords } from '../data/words'

/** What every page over one record has: the record or why there is none, its title, the way back. */
export function useRecordPage(resource: Resource, id: string) {
  const words = useWords(resource)
  const queryClient = useQueryClient()
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = useGetOne<PortalRecord>(
    resource.name,
    { id },
    // what a list holds of it stands in only until the record itself has come
    { ...recordInLists(queryClient, resource.name, id), retry: false, staleTime: 0 },
  )
  const title = `${capital(words.name)} ${titleOf(resource, data, id, words)}`
  usePageTitle(title)
  return {
    words,
    title,
    back: useBackToList(resource),
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
