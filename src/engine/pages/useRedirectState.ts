import { useLocation } from 'react-router'

/** The page that led to /401 or /404, and the missing permission. */
type RedirectState = { wanted: string | undefined; permission: string | undefined }

export function useRedirectState(): RedirectState {
  const { state } = useLocation() as { state: unknown }
  return { wanted: textOf(state, 'wanted'), permission: textOf(state, 'permission') }
}

function textOf(state: unknown, name: string): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const value = (state as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : undefined
}
