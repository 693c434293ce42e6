import { useSyncExternalStore } from 'react'
import type { AuthGate, SessionInfo } from '@/engine/gateway'
import { gateway } from '../gateway'

/** Who is signed in; undefined until the gateway has told. */
export function useSession(): SessionInfo | undefined {
  return useSyncExternalStore(gateway.session.subscribe, gateway.session.info)
}

/** `asking` shows the one expired-login prompt, `quiet` the banner. */
export function useAuthGate(): ReturnType<AuthGate['state']> {
  return useSyncExternalStore(gateway.gate.subscribe, gateway.gate.state)
}

/** The gateway's words to the 401 that the prompt asks about. */
export function useExpiryReason(): string | undefined {
  return useSyncExternalStore(gateway.gate.subscribe, gateway.gate.reason)
}

/** Whether another account, or the same one anew, holds the browser's session by now. */
export function useIsForeign(): boolean {
  return useSyncExternalStore(followTabs, gateway.session.isForeign)
}

/** Whether another tab ended the session. */
export function useIsOverElsewhere(): boolean {
  return useSyncExternalStore(gateway.session.subscribe, gateway.session.isOverElsewhere)
}

// a tab that slept, or has no way to the others, looks when it is looked at
function followTabs(listener: () => void): () => void {
  const leave = gateway.session.subscribe(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    leave()
    document.removeEventListener('visibilitychange', listener)
  }
}
