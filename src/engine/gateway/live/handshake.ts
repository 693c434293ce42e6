import { config } from '@/engine/config'
import { readEnvelope } from '../envelope'
import { GatewayError, isNotThere, saysNotThere } from '../errors'
import type { SocketAddress } from './line'

/** The answer to a GET of the channel's path. */
export type ChannelSign = {
  /** `'away'`: the gateway did not answer. */
  readonly found: 'there' | 'none' | 'away'
  /** Whether the token may be sent as a sub-protocol; otherwise only in the address (§7). */
  readonly byProtocol: boolean
}

/** Sends the token in a header. Never rejects. */
export type AskChannel = (token: string, signal: AbortSignal) => Promise<ChannelSign>

/**
 * Probes an address for a channel. Browsers log the address of a failed handshake, so one with a token is only opened
 * with a reason to expect a channel.
 *
 * @param url the socket's, without the token; requested by http instead of ws
 */
export function createAskChannel(url: string): AskChannel {
  return async (token, signal) => {
    try {
      const answer = await fetch(url.replace(/^ws/, 'http'), {
        headers: { Authorization: `Bearer ${token}` },
        cache: 'no-store',
        credentials: 'omit',
        signal,
      })
      return {
        found: readSign(answer.status, answer.headers.get('Content-Type'), await answer.text()),
        byProtocol: answer.headers.get(config.channelHeader) === config.channelProtocol,
      }
    } catch {
      // refused, cut off or aborted
      return { found: 'away', byProtocol: false }
    }
  }
}

/**
 * Socket endpoints refuse a plain GET in many ways (400, 403, 405, 426 …). Only 404, the family's texts, or an HTML
 * page for unknown paths mean that there is none.
 */
export function readSign(status: number, type: string | null, text: string): ChannelSign['found'] {
  if (status === 404 || status === 410 || saysNotThere(text)) return 'none'
  if (status < 300 && type?.startsWith('text/html')) return 'none'
  try {
    readEnvelope(status, text)
    return 'there'
  } catch (error) {
    if (isNotThere(error)) return 'none'
    return error instanceof GatewayError && error.kind === 'server' ? 'away' : 'there'
  }
}

export type TokenCarrier = ReturnType<typeof createTokenCarrier>

/**
 * Chooses how handshakes carry the token. Browsers log the address of a failed handshake, so the token is in it (§7)
 * only if the gateway accepts no other way, and after a failure only once a probe has found a channel.
 */
export function createTokenCarrier() {
  let byProtocol = false
  let last: 'untried' | 'opened' | 'failed' = 'untried'

  return {
    /** Whether the next handshake needs no probe. */
    isSafe: () => byProtocol,
    /** Reads a probe; returns whether a handshake may follow. */
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
    /** Forgets earlier failures. */
    retry: () => void (last = 'untried'),
    forget() {
      byProtocol = false
      last = 'untried'
    },
  }
}

function protocolsOf(token: string): readonly string[] {
  const { channelProtocol } = config
  // encodeURIComponent leaves parentheses, which a sub-protocol must not contain
  const written = encodeURIComponent(token).replaceAll('(', '%28').replaceAll(')', '%29')
  return [channelProtocol, `${channelProtocol}.token.${written}`]
}
