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

/** Never passed on: the session is in `Authorization`, and the client's address is added below. */
const clientOnly = /^(?:host|expect|cookie|content-length|forwarded|x-real-ip|x-forwarded-.*)$/

export function isHopByHop(name: string, connection = ''): boolean {
  const listed = connection.toLowerCase().split(/\s*,\s*/)
  return hopByHop.has(name.toLowerCase()) || listed.includes(name.toLowerCase())
}

/**
 * The client's headers for the gateway, with a fresh `X-Forwarded-For`. The portal's own origin is left out: a gateway
 * would refuse it as a foreign one.
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
