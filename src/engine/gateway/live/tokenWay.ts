import { config } from '@/engine/config'
import type { ChannelSign } from './channelSign'
import type { SocketAddress } from './openSocket'

/**
 * How a handshake carries the token. Browsers log the address of a failed handshake, so the token is in it (§7) only
 * if the gateway takes it no other way, and after a failure only once a sign has shown that there is a channel.
 */
export function createTokenWay() {
  let byProtocol = false
  let last: 'untried' | 'opened' | 'failed' = 'untried'

  return {
    /** Whether the next handshake needs no sign before it. */
    isSafe: () => byProtocol,
    /** Reads a sign; returns whether a handshake may follow. */
    allows(sign: ChannelSign): boolean {
      ;({ byProtocol } = sign)
      // some gateways answer 404 to all but an upgrade: tried once, and again after it has been open
      const mayBeThere = sign.found === 'none' && last !== 'failed'
      return byProtocol || sign.found === 'there' || mayBeThere
    },
    /** @param url without the token */
    address(url: string, token: string): SocketAddress {
      if (byProtocol) return { url, protocols: protocolsOf(token) }
      last = 'failed'
      return { url: `${url}?token=${encodeURIComponent(token)}` }
    },
    opened() {
      if (!byProtocol) last = 'opened'
    },
    failed: () => void (byProtocol = false),
    /** Earlier failures no longer count. */
    retry: () => void (last = 'untried'),
    forget() {
      byProtocol = false
      last = 'untried'
    },
  }
}

function protocolsOf(token: string): readonly string[] {
  const { channelProtocol } = config
  // the encoding leaves parentheses, which a sub-protocol must not contain
  const written = encodeURIComponent(token).replaceAll('(', '%28').replaceAll(')', '%29')
  return [channelProtocol, `${channelProtocol}.token.${written}`]
}
