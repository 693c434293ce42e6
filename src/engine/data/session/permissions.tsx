import type { ReactNode } from 'react'
import { hasRole, mayUse } from '@/engine/schema/access'
import { useSession } from './session'

const nothing: readonly string[] = []

type Rule = (anyOf: readonly string[]) => boolean

/** The permission rule of §6 for whoever is signed in; answers at once, false before that is known. */
export function usePermission(): Rule {
  const permissions = useSession()?.permissions ?? nothing
  return (anyOf) => mayUse(permissions, anyOf)
}

/** The role rule of §6 for whoever is signed in. */
export function useRole(): Rule {
  const roles = useSession()?.roles ?? nothing
  return (anyOf) => hasRole(roles, anyOf)
}

type GuardProps = { any: readonly string[]; children: ReactNode }

/** Shows its children to whoever holds one of the permissions. */
export function HasPermi({ any, children }: GuardProps): ReactNode {
  return usePermission()(any) ? children : null
}

/** Shows its children to whoever holds one of the roles. */
export function HasRole({ any, children }: GuardProps): ReactNode {
  return useRole()(any) ? children : null
}
