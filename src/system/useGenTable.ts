import { useTranslate } from 'ra-core'
import { useQuery } from '@tanstack/react-query'
import { useGateway } from '@/engine/data/gateway'
import { readGenTable } from '@/system/genTables'
import { useBackToList } from '@/engine/form/backToList'
import { usePageTitle } from '@/engine/ui/PageTitle'
import { titleOf } from '@/engine/kinds/view/titleOf'
import { capital, useLabels } from '@/engine/data/labels'
import { useResource } from '@/engine/data/resource'

/** A generated table with its columns, read past every cache; its title, the way back. */
export function useGenTable(id: string) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
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
  const title = `${capital(labels.name)} ${titleOf(resource, data, id, t)}`
  usePageTitle(title)
  return {
    t,
    title,
    name: `${labels.name} ${titleOf(resource, data, id, t)}`,
    back: useBackToList(),
    data,
    error,
    isPending,
    refetch,
  }
}
