import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { config, type DialectName } from '@/engine/config'
import type { Log } from '@/engine/log'
import { clientOf } from '../http/clientOf'
import { errorId, errorLines } from '../http/errorLines'
import type { Gateway } from '../http/gateway'
import { receiveReport } from './receiveReport'
import { renderDocument } from './renderDocument'
import { commonHeaders, documentHeaders, tlsHeaders } from './securityHeaders'
import { refuseMethod, sendEnvelope, sendText } from './sendText'
import { serveCall } from './serveCall'

/** The page and its files, from a build or from Vite. */
export type Pages = {
  isDev: boolean
  /** The page with its placeholders. */
  template: () => Promise<string>
  /** Answers every path but the page's; 404 for unknown ones. */
  file: (request: IncomingMessage, response: ServerResponse, path: string) => void | Promise<void>
}

export type Portal = {
  pages: Pages
  gateway: Gateway
  dialect: DialectName
  frameHosts: readonly string[]
  bodyLimitBytes: number
  trustedProxies: BlockList
  /** Logs the portal's own failures. */
  log: Log
  /** Logs browsers' policy reports. */
  reports: Log
}

/** Answers one request; a failure becomes a 500 and a log line with the same id. */
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
  if (pathname === '/__csp') return receiveReport(request, response, portal.reports)
  if (pathname === config.basePath || pathname.startsWith(`${config.basePath}/`)) {
    const target = (pathname.slice(config.basePath.length) || '/') + search
    return serveCall(request, response, { ...portal, target })
  }
  if (pathname === config.socketPath && portal.gateway.upgrade)
    return serveChannelSign(request, response, portal)
  if (pathname === '/' || pathname === '/index.html') return sendPage(request, response, portal)
  await portal.pages.file(request, response, pathname)
}

/** The request's address with every `..` resolved; undefined if malformed. */
export function targetOf({ url = '' }: IncomingMessage): URL | undefined {
  return url.startsWith('/') && URL.canParse(`http://portal${url}`)
    ? new URL(`http://portal${url}`)
    : undefined
}

/** Answers whether there is a live channel, and that its token may come as a sub-protocol. */
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
  const page = renderDocument(await pages.template(), { nonce, dialect, frameHosts })
  response.writeHead(200, {
    ...documentHeaders({ nonce, frameHosts, dev: pages.isDev }),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(page),
  })
  response.end(page)
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
