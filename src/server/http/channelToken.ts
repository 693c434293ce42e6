import { config } from '@/engine/config'

const tokenPrefix = `${config.channelProtocol}.token.`

/**
 * The token in a WebSocket handshake's sub-protocols.
 *
 * @param offered the header `Sec-WebSocket-Protocol`
 */
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
