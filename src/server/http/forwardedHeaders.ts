import type { IncomingMessage } from 'node:http'
import { isOwnOrigin, type Client } from './clientOf'

/** Headers that concern one connection only (RFC 9110 §7.6.1) and are never passed on. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** The session travels in Authorization; where the client comes from is said anew below. */
const clientOnly = /^(?:host|expect|cookie|content-length|forwarded|x-real-ip|x-forwarded-.*)$/

export function isHopByHop(name: string, connection = ''): boolean {
  const listed = connection.toLowerCase().split(/\s*,\s*/)
  return hopByHop.has(name.toLowerCase()) || listed.includes(name.toLowerCase())
}

/**
 * What of the client's headers goes on to the gateway, with the one forwarding header we vouch for. The portal's own
 * origin stays behind: it is foreign to the gateway, which would refuse what the portal sends on its pages' behalf.
 */
export function forwardedHeaders(request: IncomingMessage, client: Client): [string, string][] {
  const isOwn = isOwnOrigin(request, client)
  const kept = headerPairs(request.rawHeaders).filter(
    ([name]) =>
      !isHopByHop(name, request.headers.connection) &&
      !clientOnly.test(name.toLowerCase()) &&
      !(isOwn && name.toLowerCase() === 'origin'),
  )
  return [...kept, ['X-Forwarded-For', client.address]]
}

/** Node's flat `[name, value, name, value]` list as pairs. */
export function headerPairs(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, i) => (i % 2 === 0 ? [[name, raw[i + 1] ?? '']] : []))
}
