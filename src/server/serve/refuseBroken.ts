import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { commonHeaders, dataHeaders } from './securityHeaders'

type Refusal = readonly [status: number, reason: string, msg: string]

const refusals: ReadonlyMap<string, Refusal> = new Map<string, Refusal>([
  ['HPE_HEADER_OVERFLOW', [431, 'Request Header Fields Too Large', 'Address or headers too long']],
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'Request Timeout', 'Request sent too slowly']],
])

const malformed: Refusal = [400, 'Bad Request', 'Malformed request']

export function refuseBroken(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on('request', ({ socket }, response) => answers.set(socket, response))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const answer = answers.get(socket)
    // a second answer would become part of the one that is being sent
    const isUnderWay = answer?.headersSent === true && !answer.writableFinished
    if (!socket.writable || error.code === 'ECONNRESET' || isUnderWay) socket.destroy()
    else socket.end(refusalOf(error.code))
  })
}

function refusalOf(errorCode = ''): string {
  const [code, reason, msg] = refusals.get(errorCode) ?? malformed
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
