import type { IncomingMessage, ServerResponse } from 'node:http'
import { config } from '@/engine/config'
import { readBody } from '../http/readBody'
import type { RequestKind } from '../watch/Watch'
import type { Portal } from './Portal'
import { refuseMethod, sendJson, sendText } from './sendText'
import { serveCall } from './serveCall'
import { servePage } from './servePage'

type Serve = (
  request: IncomingMessage,
  response: ServerResponse,
  portal: Portal,
) => void | Promise<void>

type Route = { kind: RequestKind; serve: Serve }

/** @param url undefined where the address of the request is malformed */
export function routeOf(url: URL | undefined, { gateway }: Portal): Route {
  if (url === undefined) return { kind: 'malformed', serve: refuse }
  const { pathname, search } = url
  if (pathname === config.basePath || pathname.startsWith(`${config.basePath}/`)) {
    const target = (pathname.slice(config.basePath.length) || '/') + search
    return { kind: 'call', serve: (...asked) => serveCall(...asked, target) }
  }
  if (pathname === config.socketPath && gateway.upgrade)
    return { kind: 'channel', serve: serveChannelSign }
  return (
    routes.get(pathname) ?? {
      kind: 'file',
      serve: (request, response, { pages }) => pages.file(request, response, pathname),
    }
  )
}

const refuse: Serve = (_request, response) => sendText(response, 400, 'Bad request')

/** Tells a page whether there is a live channel, as a failed upgrade would be on its console. */
const serveChannelSign: Serve = async (request, response, portal) => {
  if (refuseMethod(request, response, ['GET'])) return
  response.setHeader(config.channelHeader, config.channelProtocol)
  const { channel = async () => new Response(null, { status: 204 }) } = portal.gateway
  const asked = { ...portal, gateway: { fetch: channel } }
  await serveCall(request, response, asked, config.socketPath)
}

/** Answers while the process runs, also while it stops: restarting it would cut what it still does. */
const serveLiveness: Serve = (request, response) => {
  if (!refuseMethod(request, response, ['GET', 'HEAD'])) sendJson(response, 200, { status: 'up' })
}

const serveReadiness: Serve = async (request, response, portal) => {
  if (refuseMethod(request, response, ['GET', 'HEAD'])) return
  const reason = await whyUnready(portal)
  if (reason === undefined) sendJson(response, 200, { status: 'ready' })
  else sendJson(response, 503, { status: 'unavailable', reason })
}

async function whyUnready({ isStopping, gateway }: Portal): Promise<string | undefined> {
  const isReachable = isStopping() || ((await gateway.isReachable?.()) ?? true)
  // it may have begun to stop meanwhile
  if (isStopping()) return 'The server is stopping'
  return isReachable ? undefined : 'The gateway cannot be reached'
}

const reportBytes = 64 * 1024
const reportLength = 500

/** Logs what a browser reports of the page's policy. */
const serveReport: Serve = async (request, response, { reports }) => {
  if (refuseMethod(request, response, ['POST'])) return
  const body = await readBody(request, reportBytes)
  if (body === undefined) return sendText(response, 413, 'Report too large')
  // a line break or a control character would let a report forge log lines
  const line = body.toString('utf8').replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
  reports(line.trim().slice(0, reportLength))
  response.writeHead(204).end()
}

const page: Route = { kind: 'page', serve: servePage }

const routes: ReadonlyMap<string, Route> = new Map<string, Route>([
  ['/', page],
  ['/index.html', page],
  ['/healthz', { kind: 'health', serve: serveLiveness }],
  ['/readyz', { kind: 'health', serve: serveReadiness }],
  ['/__csp', { kind: 'report', serve: serveReport }],
])
