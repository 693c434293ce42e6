import { useQuery } from '@tanstack/react-query'
import { useGateway } from '@/engine/data/gateway'
import { readGenTable } from '@/engine/data/system/genTables'
import type { Resource } from '@/engine/schema'
import { useBackToList } from '@/engine/form/backToList'
import { usePageTitle } from '@/engine/ui/PageTitle'
import { titleOf } from '@/engine/kinds/view/titleOf'
import { capital, useWords } from '@/engine/data/words'

/** A generated table with its columns, read past every cache; its title, the way back. */
export function useGenTable(resource: Resource, id: string) {
  const words = useWords(resource)
  const gateway = useGateway()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [resource.name, 'table', id],
    queryFn: ({ signal }) => readGenTable(gateway, resource, id, signal),
    enabled: id !== '',
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const title = `${capital(words.name)} ${titleOf(resource, data, id, words)}`
  usePageTitle(title)
  return {
    words,
    title,
    name: `${words.name} ${titleOf(resource, data, id, words)}`,
    back: useBackToList(resource),
    data,
    error,
    isPending,
    refetch,
  }
}
