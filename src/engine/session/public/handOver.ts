import { readHash } from '@/engine/ui/hash'

export type Handover = { type: 'wattdesk:auth-redirect'; query: string }

/**
 * Posts this window's query to the window that opened it, if that is of our own origin. Nothing of the
 * query is read here, least of all a token.
 */
export function handOver(page: Window): boolean {
  const opener = sameOriginOpener(page)
  if (!opener) return false
  const query = readHash(page.location.hash).search || page.location.search
  const message: Handover = { type: 'wattdesk:auth-redirect', query }
  opener.postMessage(message, page.location.origin)
  return true
}

function sameOriginOpener(page: Window): Window | undefined {
  const opener: unknown = page.opener
  if (typeof opener !== 'object' || opener === null) return undefined
  try {
    const window = opener as Window
    return window.location.origin === page.location.origin ? window : undefined
  } catch {
    return undefined // Another origin's window does not say where it is.
  }
}
