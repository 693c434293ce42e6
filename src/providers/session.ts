import { useSyncExternalStore } from 'react'
import type { AuthGate, SessionInfo } from '@/gateway'
import { gateway } from './gateway'

/** Who is signed in; undefined until the gateway has told. */
export function useSession(): SessionInfo | undefined {
  return useSyncExternalStore(gateway.session.subscribe, gateway.session.info)
}

/** Whether this tab holds a token. */
export function useHasToken(): boolean {
  return useSyncExternalStore(
    gateway.session.subscribe,
    () => gateway.session.token() !== undefined,
  )
}

/** `asking` shows the one expired-login prompt, `quiet` the banner. */
export function useAuthGate(): ReturnType<AuthGate['state']> {
  return useSyncExternalStore(gateway.gate.subscribe, gateway.gate.state)
}
