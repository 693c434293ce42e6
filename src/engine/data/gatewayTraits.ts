import { useSyncExternalStore } from 'react'
import type { Resource } from '@/engine/schema/resource'
import { useGateway } from './gateway'

export function useLacks(part: string): boolean {
  const { parts } = useGateway()
  return useSyncExternalStore(parts.subscribe, () => parts.lacks(part))
}

export function useLacksAny(): boolean {
  const { parts } = useGateway()
  return useSyncExternalStore(parts.subscribe, parts.lacksAny)
}

export function useIgnoredOrder({ path }: Resource, field: string): boolean {
  const { traits } = useGateway()
  return useSyncExternalStore(traits.subscribe, () => traits.ignoresOrder(path, field))
}
