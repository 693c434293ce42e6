import type { IncomingMessage } from 'node:http'
import { isOwnOrigin, type Client } from './clientOf'

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

const clientOnly = /^(?:host|expect|cookie|content-length|forwarded|x-real-ip|x-forwarded-.*)$/

export function isHopByHop(name: string, connection = ''): boolean {
  const listed = connection.toLowerCase().split(/\s*,\s*/)
  return hopByHop.has(name.toLowerCase()) || listed.includes(name.toLowerCase())
}

/** Leaves out the portal's own origin, which a gateway would refuse as a foreign one. */
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

export function headerPairs(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, i) => (i % 2 === 0 ? [[name, raw[i + 1] ?? '']] : []))
}
