import type { IncomingMessage } from 'node:http'

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

/** The session travels in Authorization; a client's own word on where it comes from is not trusted. */
const clientOnly = /^(?:host|expect|cookie|content-length|forwarded|x-real-ip|x-forwarded-.*)$/

export function isHopByHop(name: string, connection = ''): boolean {
  const listed = connection.toLowerCase().split(/\s*,\s*/)
  return hopByHop.has(name.toLowerCase()) || listed.includes(name.toLowerCase())
}

/** What of the client's headers goes on to the gateway, with the one forwarding header we vouch for. */
export function forwardedHeaders(request: IncomingMessage): [string, string][] {
  const kept = headerPairs(request.rawHeaders).filter(
    ([name]) =>
      !isHopByHop(name, request.headers.connection) && !clientOnly.test(name.toLowerCase()),
  )
  return [...kept, ['X-Forwarded-For', request.socket.remoteAddress ?? '']]
}

/** Node's flat `[name, value, name, value]` list as pairs. */
export function headerPairs(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, i) => (i % 2 === 0 ? [[name, raw[i + 1] ?? '']] : []))
}
