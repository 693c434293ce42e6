import { useCallback, useSyncExternalStore } from 'react'
import type { AuthGate, SessionInfo } from '@/engine/gateway'
import { useGateway } from '../gateway'

/** Who is signed in; undefined until the gateway has told. */
export function useSession(): SessionInfo | undefined {
  const { session } = useGateway()
  return useSyncExternalStore(session.subscribe, session.info)
}

/** `asking` shows the one expired-login prompt, `quiet` the banner. */
export function useAuthGate(): ReturnType<AuthGate['state']> {
  const { gate } = useGateway()
  return useSyncExternalStore(gate.subscribe, gate.state)
}

/** The gateway's words to the 401 that the prompt asks about. */
export function useExpiryReason(): string | undefined {
  const { gate } = useGateway()
  return useSyncExternalStore(gate.subscribe, gate.reason)
}

/** Whether another account, or the same one anew, holds the browser's session by now. */
export function useIsForeign(): boolean {
  const { session } = useGateway()
  // a tab that slept, or has no way to the others, looks when it is looked at
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

/** Whether another tab ended the session. */
export function useIsOverElsewhere(): boolean {
  const { session } = useGateway()
  return useSyncExternalStore(session.subscribe, session.isOverElsewhere)
}
