import type { QueryClient } from '@tanstack/react-query'
import { dictionaryKey } from '@/engine/data/dictionaries'
import type { Resource } from '@/engine/schema/resource'

/** Asks again for whatever is on screen; what is kept for good, only where it is named. */
export function refresh(queryClient: QueryClient, cache?: Resource['cache']): void {
  void queryClient.invalidateQueries()
  if (cache === 'dictionaries') void queryClient.resetQueries({ queryKey: [dictionaryKey] })
}
