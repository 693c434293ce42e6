import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { acceptedEncoding } from './acceptedEncoding'
import { compressor } from './compressor'
import { renderPage } from './pages'
import type { Portal } from './Portal'
import { documentHeaders } from './securityHeaders'
import { refuseMethod } from './sendText'

export async function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  { pages, dialect, frameHosts }: Portal,
): Promise<void> {
  if (refuseMethod(request, response, ['GET', 'HEAD'])) return
  const nonce = randomBytes(16).toString('base64url')
  const page = renderPage(await pages.template(), {
    __STYLE_NONCE__: nonce,
    __GATEWAY_DIALECT__: dialect,
    __FRAME_HOSTS__: frameHosts.join(' '),
  })
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  // the page repeats nothing of the request: its length does not give the nonce away
  const body = encoding ? await buffer(compressor(encoding).end(page)) : Buffer.from(page)
  response.writeHead(200, {
    ...documentHeaders({ nonce, frameHosts, dev: pages.isDev }),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  })
  response.end(body)
}
