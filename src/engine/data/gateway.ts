import { createContext, use } from 'react'
import { rowsOf as rowsIn, type Answer, type Gateway, type Rows } from '@/engine/gateway'

/** The gateway of the admin around. */
export const GatewayContext = createContext<Gateway | undefined>(undefined)

/** @throws {Error} outside an admin */
export function useGateway(): Gateway {
  const gateway = use(GatewayContext)
  if (!gateway) throw new Error('No gateway here: render this inside an admin')
  return gateway
}

/**
 * A list answer, an empty one as this gateway's dialect writes it.
 *
 * @param seenBefore rows on the pages before this one, default 0
 * @throws {GatewayError} `unreadable` when there is no list
 */
export function rowsOf(
  { dialect }: Pick<Gateway, 'dialect'>,
  answer: Answer,
  seenBefore = 0,
): Rows {
  return rowsIn(answer, seenBefore, { bareEmpty: dialect.bareEmptyLists })
}

export {
  dataOf,
  errorText,
  GatewayError,
  isFromGateway,
  isUnknownOutcome,
  listQuery,
  situationSaying,
} from '@/engine/gateway'
export type {
  Answer,
  Captcha,
  ConnectionState,
  Credentials,
  FailureKind,
  Fields,
  Gateway,
  ListRequest,
  Query,
  QueryValue,
  SessionInfo,
} from '@/engine/gateway'
