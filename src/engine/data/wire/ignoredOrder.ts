import { useSyncExternalStore } from 'react'
import type { Resource } from '@/engine/schema/resource'
import { gateway } from '../gateway'

/** Whether the gateway has ignored the order of a list by a field in this session. */
export function useIgnoredOrder({ path }: Resource, field: string): boolean {
  return useSyncExternalStore(gateway.traits.subscribe, () =>
    gateway.traits.ignoresOrder(path, field),
  )
}
