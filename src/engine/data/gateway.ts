import { createContext, use } from 'react'
import type { Gateway } from '@/engine/gateway/gateway'

export const GatewayContext = createContext<Gateway | undefined>(undefined)

export function useGateway(): Gateway {
  const gateway = use(GatewayContext)
  if (!gateway) throw new Error('No gateway here: render this inside an admin')
  return gateway
}

// the rooms above import these from here, never from the gateway
export { dataOf, rowsOf } from '@/engine/gateway/envelope'
export {
  errorText,
  GatewayError,
  isFromGateway,
  isUnknownOutcome,
  situationSaying,
  type FailureKind,
} from '@/engine/gateway/errors'
export type { Asked } from '@/engine/gateway/ahead'
export type { Credentials } from '@/engine/gateway/calls'
export type { Gateway } from '@/engine/gateway/gateway'
export { serializeQuery } from '@/engine/gateway/query'
export { markOf, type SessionInfo } from '@/engine/gateway/session'
