import type { Duplex } from 'node:stream'
import { config } from '@/engine/config'

const tokenPrefix = `${config.channelProtocol}.token.`

export function tokenOffered(offered: string | undefined): string | undefined {
  const names = offered?.split(',').map((name) => name.trim()) ?? []
  if (!names.includes(config.channelProtocol)) return undefined
  const token = names.find((name) => name.startsWith(tokenPrefix))?.slice(tokenPrefix.length)
  try {
    return token && decodeURIComponent(token)
  } catch {
    // malformed percent-encoding is no token
    return undefined
  }
}

export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(handshakeLines(status, Object.entries({ Connection: 'close', 'Content-Length': '0' })))
}

export function handshakeLines(
  status: string,
  headers: readonly (readonly [name: string, value: string])[],
): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`
}
