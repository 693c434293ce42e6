import { useSyncExternalStore } from 'react'
import type { Resource } from '@/engine/schema/resource'
import { traitKey } from '@/engine/gateway/listTraits'
import { useGateway } from './gateway'

export function useLacks(part: string): boolean {
  const { parts } = useGateway()
  return useSyncExternalStore(parts.subscribe, () => parts.lacks(part))
}

export function useLacksAny(): boolean {
  const { parts } = useGateway()
  return useSyncExternalStore(parts.subscribe, parts.lacksAny)
}

/** Whether the gateway ignores the order by a field: one look at the session for all columns. */
export function useIgnoredOrder({ path }: Resource): (field: string) => boolean {
  const { traits } = useGateway()
  const ignored = useSyncExternalStore(traits.subscribe, traits.ignoredOrders)
  return (field) => ignored.has(traitKey(path, field))
}

/** Whether the gateway ignores the filter by a field. */
export function useIgnoredFilter({ path }: Resource): (field: string) => boolean {
  const { traits } = useGateway()
  const ignored = useSyncExternalStore(traits.subscribe, traits.ignoredFilters)
  return (field) => ignored.has(traitKey(path, field))
}
