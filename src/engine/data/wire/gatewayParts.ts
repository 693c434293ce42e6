import { useSyncExternalStore } from 'react'
import { gatewayParts, type GatewayPart } from '@/engine/gateway/lackingParts'
import { useGateway } from '../gateway'

/** Whether the gateway was found to lack a part of the platform; never on the platform's own. */
export function useLacks(part: GatewayPart): boolean {
  const { parts } = useGateway()
  return useSyncExternalStore(parts.subscribe, () => parts.lacks(part))
}

/** Whether it was found to lack any of them. */
export function useLacksAny(): boolean {
  const { parts } = useGateway()
  return useSyncExternalStore(parts.subscribe, () => gatewayParts.some(parts.lacks))
}
