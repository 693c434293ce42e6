import { config } from '@/engine/config'
import { readEnvelope } from '../envelope'
import { GatewayError } from '../errors'
import { isNotThere, saysNotThere } from '../notThere'

/** What a GET of the channel's path says of it. */
export type ChannelSign = {
  /** `'away'`: nobody can say just now. */
  readonly found: 'there' | 'none' | 'away'
  /** Whether the token may come as a sub-protocol; else the address alone takes it (§7). */
  readonly byProtocol: boolean
}

/** Asks for the sign, with the token in its header. Never rejects. */
export type AskChannel = (token: string, signal: AbortSignal) => Promise<ChannelSign>

/**
 * Asks a channel's address whether there is a channel. A browser writes the address of a failed handshake on its
 * console, so one that holds the token is not opened on the off chance.
 *
 * @param url of the socket, without the token; asked by http in place of ws
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
      // refused, cut off or given up
      return { found: 'away', byProtocol: false }
    }
  }
}

/**
 * A socket's endpoint refuses a plain GET in many ways (400, 403, 405, 426 …); only what says that nothing is
 * there counts as none: 404, the family's texts, or a page, which is what a web server sends for unknown paths.
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
