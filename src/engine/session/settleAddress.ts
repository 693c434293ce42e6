import { resolveAccess } from './access'
import { readHash, replaceHash } from '../ui/hash'

export type WorldName = 'login' | 'public' | 'portal'

/** Follows the access rules of §2 until the address stays, and says which screen it is on. */
export function settleAddress(hasToken: boolean): WorldName {
  const access = resolveAccess(readHash(location.hash), hasToken)
  if ('kind' in access) return access.kind
  replaceHash(access.redirect)
  return settleAddress(hasToken)
}
