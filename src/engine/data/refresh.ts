import type { QueryClient } from '@tanstack/react-query'
import type { Resource } from '@/engine/schema/resource'
import { dictionaryKey } from './dictionaries'

export function refresh(queryClient: QueryClient, cache?: Resource['cache']): void {
  void queryClient.invalidateQueries()
  if (cache === 'dictionaries') void queryClient.resetQueries({ queryKey: [dictionaryKey] })
}
