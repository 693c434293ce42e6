import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Client } from './clientOf'

/** What answers the portal's calls: the sandbox in this process, or a proxy to a real gateway. */
export type Gateway = {
  /**
   * The path carries no base path any more. Hop-by-hop headers, cookies and forwarding headers of
   * the client are gone; the signal fires when the client goes away.
   */
  fetch: (request: Request) => Promise<Response>
  /**
   * Takes over an upgrade of the real-time channel, from pages of the portal's own origin alone, with the token in the
   * address or as a sub-protocol (`config.channelProtocol`); without it every upgrade is refused.
   */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer, client: Client) => void
  /** Answers whether there is such a channel; by default there is one where there is `upgrade`. */
  channel?: (request: Request) => Promise<Response>
}
