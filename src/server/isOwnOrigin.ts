import type { IncomingMessage } from 'node:http'
import type { Client } from './clientOf'

/**
 * Whether a page of the portal itself asks. Every browser names the page's origin where it matters, so one that is
 * not named is not our own.
 */
export function isOwnOrigin(
  { headers: { origin = '' } }: IncomingMessage,
  { scheme, host }: Client,
): boolean {
  if (!/^https?:/.test(origin) || !URL.canParse(origin)) return false
  const page = new URL(origin)
  const here = `${scheme ?? page.protocol.slice(0, -1)}://${host}`
  return URL.canParse(here) && new URL(here).origin === page.origin
}
