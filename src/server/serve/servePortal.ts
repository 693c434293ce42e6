import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '@/engine/log'
import { clientOf } from '../http/clientOf'
import { errorId, errorLines } from '../http/log'
import { targetOf } from '../http/targetOf'
import { watchAnswer } from '../watch/watchAnswer'
import type { Portal } from './Portal'
import { routeOf } from './routeOf'
import { commonHeaders, tlsHeaders } from './securityHeaders'
import { sendEnvelope } from './sendText'

/** A failure becomes a 500 and a log line with the same id. */
export async function servePortal(
  request: IncomingMessage,
  response: ServerResponse,
  portal: Portal,
): Promise<void> {
  // a pipeline alone adds seven for its end
  response.setMaxListeners(20)
  try {
    const { scheme, address } = clientOf(request, portal.trustedProxies)
    const url = targetOf(request)
    const { kind, serve } = routeOf(url, portal)
    const seen = { kind, path: url?.pathname ?? '', client: address }
    watchAnswer(request, response, seen, portal.watch)
    setHeaders(response, commonHeaders(portal.frameHosts))
    if (scheme === 'https') setHeaders(response, tlsHeaders)
    await serve(request, response, portal)
  } catch (error) {
    fail(request, response, { error, log: portal.log })
  }
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

function fail(
  request: IncomingMessage,
  response: ServerResponse,
  { error, log }: { error: unknown; log: Log },
): void {
  // the client disconnected
  if (request.socket.destroyed) return
  const lines = errorLines(error)
  const id = errorId(lines)
  log(`request ${id} failed: ${lines}`)
  if (response.headersSent) response.destroy()
  else sendEnvelope(response, 500, `Internal error ${id}`)
}
