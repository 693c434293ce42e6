import { useCallback, useSyncExternalStore, type ReactNode } from 'react'
import type { AuthGate } from '@/engine/gateway/authGate'
import { hasRole, mayUse } from '@/engine/schema/access'
import type { Resource } from '@/engine/schema/resource'
import { visibleTo } from '@/engine/schema/visibleTo'
import { useGateway, type SessionInfo } from './gateway'

export function useSession(): SessionInfo | undefined {
  const { session } = useGateway()
  return useSyncExternalStore(session.subscribe, session.info)
}

/** `asking` shows the expired-login prompt, `quiet` the banner. */
export function useAuthGate(): ReturnType<AuthGate['state']> {
  const { gate } = useGateway()
  return useSyncExternalStore(gate.subscribe, gate.state)
}

/** Whether another login has taken over the browser's session. */
export function useIsForeign(): boolean {
  const { session } = useGateway()
  // a tab that slept, or can't hear other tabs, checks when it becomes visible
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = session.subscribe(listener)
      document.addEventListener('visibilitychange', listener)
      return () => {
        leave()
        document.removeEventListener('visibilitychange', listener)
      }
    },
    [session],
  )
  return useSyncExternalStore(subscribe, session.isForeign)
}

export function useIsOverElsewhere(): boolean {
  const { session } = useGateway()
  return useSyncExternalStore(session.subscribe, session.isOverElsewhere)
}

type Rule = (anyOf: readonly string[]) => boolean

export function usePermission(): Rule {
  const permissions = useSession()?.permissions ?? nothing
  return useCallback((anyOf) => mayUse(permissions, anyOf), [permissions])
}

export function useRole(): Rule {
  const roles = useSession()?.roles ?? nothing
  return (anyOf) => hasRole(roles, anyOf)
}

const nothing: readonly string[] = []

type GuardProps = { any: readonly string[]; children: ReactNode }

export function HasPermi({ any, children }: GuardProps): ReactNode {
  return usePermission()(any) ? children : null
}

export function HasRole({ any, children }: GuardProps): ReactNode {
  return useRole()(any) ? children : null
}

/** §6: without the fields that the operator may not see. */
export function useVisibleResource(resource: Resource): Resource
export function useVisibleResource(resource: Resource | undefined): Resource | undefined
export function useVisibleResource(resource: Resource | undefined): Resource | undefined {
  const may = usePermission()
  return resource && visibleTo(resource, may)
}
