import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { config, type DialectName } from '@/engine/config'
import type { Log } from '@/engine/log'
import { clientOf } from '../http/clientOf'
import type { Gateway } from '../http/gateway'
import { errorId, errorLines } from '../http/log'
import { renderPage, type Pages } from './pages'
import { commonHeaders, documentHeaders, tlsHeaders } from './securityHeaders'
import { refuseMethod, sendEnvelope, sendText } from './sendText'
import { serveLiveness, serveReadiness } from './serveHealth'
import { readBody, serveCall } from './serveCall'

export type Portal = {
  pages: Pages
  gateway: Gateway
  dialect: DialectName
  frameHosts: readonly string[]
  bodyLimitBytes: number
  trustedProxies: BlockList
  isStopping: () => boolean
  log: Log
  reports: Log
}

/** A failure becomes a 500 and a log line with the same id. */
export async function servePortal(
  request: IncomingMessage,
  response: ServerResponse,
  portal: Portal,
): Promise<void> {
  try {
    setHeaders(response, commonHeaders(portal.frameHosts))
    if (clientOf(request, portal.trustedProxies).scheme === 'https')
      setHeaders(response, tlsHeaders)
    await route(request, response, portal)
  } catch (error) {
    fail(request, response, { error, log: portal.log })
  }
}

async function route(
  request: IncomingMessage,
  response: ServerResponse,
  portal: Portal,
): Promise<void> {
  const url = targetOf(request)
  if (url === undefined) return sendText(response, 400, 'Bad request')
  const { pathname, search } = url
  if (pathname === '/healthz') return serveLiveness(request, response)
  if (pathname === '/readyz') return serveReadiness(request, response, () => whyUnready(portal))
  if (pathname === '/__csp') return receiveReport(request, response, portal)
  if (pathname === config.basePath || pathname.startsWith(`${config.basePath}/`)) {
    const target = (pathname.slice(config.basePath.length) || '/') + search
    return serveCall(request, response, { ...portal, target })
  }
  if (pathname === config.socketPath && portal.gateway.upgrade)
    return serveChannelSign(request, response, portal)
  if (pathname === '/' || pathname === '/index.html') return sendPage(request, response, portal)
  await portal.pages.file(request, response, pathname)
}

async function whyUnready({ isStopping, gateway }: Portal): Promise<string | undefined> {
  const isReachable = isStopping() || ((await gateway.isReachable?.()) ?? true)
  // it may have begun to stop meanwhile
  if (isStopping()) return 'The server is stopping'
  return isReachable ? undefined : 'The gateway cannot be reached'
}

/** Resolves every `..`; undefined if the address is malformed. */
export function targetOf({ url = '' }: IncomingMessage): URL | undefined {
  return url.startsWith('/') && URL.canParse(`http://portal${url}`)
    ? new URL(`http://portal${url}`)
    : undefined
}

async function serveChannelSign(
  request: IncomingMessage,
  response: ServerResponse,
  portal: Portal,
): Promise<void> {
  if (refuseMethod(request, response, ['GET'])) return
  response.setHeader(config.channelHeader, config.channelProtocol)
  const { channel = async () => new Response(null, { status: 204 }) } = portal.gateway
  const asked = { ...portal, target: config.socketPath, gateway: { fetch: channel } }
  await serveCall(request, response, asked)
}

async function sendPage(
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
  response.writeHead(200, {
    ...documentHeaders({ nonce, frameHosts, dev: pages.isDev }),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(page),
  })
  response.end(page)
}

const reportBytes = 64 * 1024
const reportLength = 500

async function receiveReport(
  request: IncomingMessage,
  response: ServerResponse,
  { reports }: Portal,
): Promise<void> {
  if (refuseMethod(request, response, ['POST'])) return
  const body = await readBody(request, reportBytes)
  if (body === undefined) return sendText(response, 413, 'Report too large')
  // a line break or a control character would let a report forge log lines
  const line = body.toString('utf8').replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
  reports(line.trim().slice(0, reportLength))
  response.writeHead(204).end()
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
