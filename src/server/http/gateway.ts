import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Client } from './clientOf'

/** Answers the portal's calls: the sandbox in this process, or a proxy to a real gateway. */
export type Gateway = {
  /**
   * Answers one call. The base path, hop-by-hop headers, cookies and the client's forwarding headers are removed; the
   * signal fires when the client disconnects.
   */
  fetch: (request: Request) => Promise<Response>
  /**
   * Takes over an upgrade of the live channel, from the portal's own pages only, with the token in the address or as a
   * sub-protocol (`config.channelProtocol`). Without this function every upgrade is refused.
   */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer, client: Client) => void
  /** Answers whether the live channel exists; default: it exists if `upgrade` does. */
  channel?: (request: Request) => Promise<Response>
}
