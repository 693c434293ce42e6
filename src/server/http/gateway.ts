import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Client } from './clientOf'

/** An upgrade that one of the portal's own pages asks for. */
export type Opening = {
  request: IncomingMessage
  socket: Duplex
  head: Buffer
  client: Client
  /** Gets the status of the answer: 101, or that of a refusal. */
  onAnswer: (status: number) => void
}

export type Gateway = {
  /** Gets no base path, cookies, hop-by-hop or forwarding headers; the signal fires when the client disconnects. */
  fetch: (request: Request) => Promise<Response>
  /** Takes over an upgrade of the live channel by the portal's own pages; without it, all upgrades are refused. */
  upgrade?: (opening: Opening) => void
  channel?: (request: Request) => Promise<Response>
  /** Whether it answers; a gateway without it always does. */
  isReachable?: () => Promise<boolean>
  /** Asks the pages of all open channels to come back, as this server is about to stop. */
  recall?: () => void
}
