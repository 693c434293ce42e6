import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { config } from '@/engine/config'
import type { Gateway } from '@/server/http/gateway'
import { tokenOffered } from '@/server/http/handshake'
import { frameLimitBytes, type Join, type Live } from './createLive'

type Upgrade = NonNullable<Gateway['upgrade']>

/**
 * Takes Node's upgrades of the real-time channel, whose page the server before it has looked at. Nothing here is
 * logged: the address holds the token.
 */
export function acceptSocket(live: Live): Upgrade {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: frameLimitBytes,
    perMessageDeflate: false,
    handleProtocols: (offered) => offered.has(config.channelProtocol) && config.channelProtocol,
  })
  return ({ request, socket, head, onAnswer }) => {
    const answer = (status: number) => {
      onAnswer(status)
      refuse(socket, status)
    }
    decide(live, request)
      .then((decision) => {
        if (typeof decision === 'number') return answer(decision)
        return server.handleUpgrade(request, socket, head, (joined) => {
          onAnswer(101)
          carry(joined, decision)
        })
      })
      .catch(() => answer(500))
  }
}

/** How to join, or the status of a refusal. */
async function decide(live: Live, request: IncomingMessage): Promise<Join | number> {
  const admission = await live.admit(tokenOf(request))
  return 'join' in admission ? admission.join : admission.status
}

function carry(joined: WebSocket, join: Join): void {
  const connection = join({
    send: (text) => joined.send(text),
    close: (code, reason) => joined.close(code, reason),
    destroy: () => joined.terminate(),
  })
  joined.on('message', (data: Buffer) => connection.heard(data.length))
  joined.on('close', () => connection.gone())
  // A frame that is malformed or too large closes the connection by itself.
  joined.on('error', () => {})
}

/** As a sub-protocol, which browsers keep off their console, or as §7 has it: in the query. */
function tokenOf({ url = '', headers }: IncomingMessage): string | null {
  const offered = tokenOffered(headers['sec-websocket-protocol'])
  return offered ?? new URLSearchParams(url.split('?')[1]).get('token')
}

function refuse(socket: Duplex, status: number): void {
  const words = STATUS_CODES[status] ?? ''
  socket.end(`HTTP/1.1 ${status} ${words}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
