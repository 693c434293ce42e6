import { useSyncExternalStore } from 'react'
import { gatewayParts, type GatewayPart } from '@/engine/gateway/lackingParts'
import { gateway } from '../gateway'

const { parts, dialect } = gateway

/** Whether the gateway was found to lack a part of the platform; never on the platform's own. */
export function useLacks(part: GatewayPart): boolean {
  return useSyncExternalStore(parts.subscribe, () => parts.lacks(part))
}

/** Whether the gateway is a stock one, which may lack all that only the platform has. */
export function isStock(): boolean {
  return dialect.isStock
}

/** Whether it was found to lack any of them. */
export function useLacksAny(): boolean {
  return useSyncExternalStore(parts.subscribe, () => gatewayParts.some(parts.lacks))
}
