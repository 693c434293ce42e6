import { useSyncExternalStore } from 'react'
import type { Resource } from '@/engine/schema/resource'
import { useGateway } from '../gateway'

/** Whether the gateway has ignored the order of a list by a field in this session. */
export function useIgnoredOrder({ path }: Resource, field: string): boolean {
  const { traits } = useGateway()
  return useSyncExternalStore(traits.subscribe, () => traits.ignoresOrder(path, field))
}
