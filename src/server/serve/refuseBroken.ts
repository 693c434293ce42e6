import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { peerOf } from '../http/clientOf'
import { commonHeaders, dataHeaders } from './securityHeaders'

type Refusal = readonly [status: number, reason: string, msg: string]

const refusals: ReadonlyMap<string, Refusal> = new Map<string, Refusal>([
  ['HPE_HEADER_OVERFLOW', [431, 'Request Header Fields Too Large', 'Address or headers too long']],
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'Request Timeout', 'Request sent too slowly']],
])

const malformed: Refusal = [400, 'Bad Request', 'Malformed request']

/** @param onRefusal gets the status of each refusal and the address of its client */
export function refuseBroken(
  server: Server,
  onRefusal: (status: number, client: string) => void,
): void {
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on('request', ({ socket }, response) => answers.set(socket, response))
  server.on(
    'clientError',
    (error: NodeJS.ErrnoException, socket: Duplex & { remoteAddress?: string }) => {
      const answer = answers.get(socket)
      // a second answer would become part of the one that is being sent
      const isUnderWay = answer?.headersSent === true && !answer.writableFinished
      if (!socket.writable || error.code === 'ECONNRESET' || isUnderWay) socket.destroy()
      else {
        const refusal = refusals.get(error.code ?? '') ?? malformed
        onRefusal(refusal[0], peerOf(socket))
        socket.end(textOf(refusal))
      }
    },
  )
}

function textOf([code, reason, msg]: Refusal): string {
  const body = JSON.stringify({ code, msg })
  const headers = {
    ...commonHeaders(),
    ...dataHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${code} ${reason}`, ...lines, '', body].join('\r\n')
}
