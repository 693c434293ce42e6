import { useSyncExternalStore } from 'react'
import { gatewayParts, type GatewayPart } from '@/engine/gateway/lackingParts'
import type { Resource } from '@/engine/schema/resource'
import { useGateway } from './gateway'

/** Whether the gateway lacks a part of the platform; never on the platform's own. */
export function useLacks(part: GatewayPart): boolean {
  const { parts } = useGateway()
  return useSyncExternalStore(parts.subscribe, () => parts.lacks(part))
}

/** Whether it lacks any of them. */
export function useLacksAny(): boolean {
  const { parts } = useGateway()
  return useSyncExternalStore(parts.subscribe, () => gatewayParts.some(parts.lacks))
}

/** Whether the gateway has ignored the order of a list by a field in this session. */
export function useIgnoredOrder({ path }: Resource, field: string): boolean {
  const { traits } = useGateway()
  return useSyncExternalStore(traits.subscribe, () => traits.ignoresOrder(path, field))
}
