import { config } from '@/engine/config'
import type { ChannelSign } from './channelSign'
import type { SocketAddress } from './openSocket'

/**
 * How the token goes along with a handshake. A browser writes the address of a failed one on its console, so the
 * token stands in it (§7) only where the gateway takes it no other way, and not again after a failure until a sign
 * has shown that there is a channel.
 */
export type TokenWay = {
  /** Whether the next handshake needs no sign before it. */
  isSafe: () => boolean
  /** Takes a sign in. Gives whether a handshake may be made now. */
  allows: (sign: ChannelSign) => boolean
  /**
   * Where the next handshake goes.
   *
   * @param url without the token
   */
  address: (url: string, token: string) => SocketAddress
  /** The handshake succeeded. */
  opened: () => void
  /** It failed, or was not made. */
  failed: () => void
  /** The failures count no more. */
  retry: () => void
  forget: () => void
}

export function createTokenWay(): TokenWay {
  let byProtocol = false
  let last: 'untried' | 'opened' | 'failed' = 'untried'

  return {
    isSafe: () => byProtocol,
    allows(sign) {
      ;({ byProtocol } = sign)
      // some gateways answer 404 to all but an upgrade: such a one is tried once, and again once it has been open
      const mayBeThere = sign.found === 'none' && last !== 'failed'
      return byProtocol || sign.found === 'there' || mayBeThere
    },
    address(url, token) {
      if (byProtocol) return { url, protocols: protocolsOf(token) }
      last = 'failed'
      return { url: `${url}?token=${encodeURIComponent(token)}` }
    },
    opened() {
      if (!byProtocol) last = 'opened'
    },
    failed: () => void (byProtocol = false),
    retry: () => void (last = 'untried'),
    forget() {
      byProtocol = false
      last = 'untried'
    },
  }
}

function protocolsOf(token: string): readonly string[] {
  const { channelProtocol } = config
  // of what the encoding leaves, a sub-protocol may not have parentheses
  const written = encodeURIComponent(token).replaceAll('(', '%28').replaceAll(')', '%29')
  return [channelProtocol, `${channelProtocol}.token.${written}`]
}
