import { useContext } from 'react'
import { useQuery } from '@tanstack/react-query'
import { DataProviderContext } from 'ra-core'
import type { Resource } from '@/engine/schema/resource'
import { readTogether } from './readTogether'

/** What stands for a record of another resource, or why nothing does. */
export type ReferenceLabel =
  | { readonly label: string; readonly lack?: undefined }
  | { readonly label?: undefined; readonly lack: 'pending' | 'missing' | 'failed' }

/**
 * What stands for a record of another resource; missing for no id. It shares react-admin's cache of such records,
 * but not its hook, which cost a list a quarter of its drawing.
 */
export function useReferenceLabel(resource: Resource, display: string, id: string): ReferenceLabel {
  const dataProvider = useContext(DataProviderContext)
  const { data, isLoading, isError } = useQuery({
    queryKey: [resource.name, 'getMany', { ids: [id] }],
    queryFn: async () => {
      const record = dataProvider && (await readTogether(dataProvider, resource.name, id))
      return record ? [record] : []
    },
    staleTime: 60_000,
    enabled: id !== '',
  })
  const label: unknown = data?.[0]?.[display]
  if (typeof label === 'string' && label.trim() !== '') return { label }
  if (isLoading) return { lack: 'pending' }
  return { lack: isError ? 'failed' : 'missing' }
}
