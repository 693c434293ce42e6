import type { IncomingMessage, ServerResponse } from 'node:http'
import { config } from '@/engine/config'
import type { RequestKind } from '../watch/Watch'
import type { Portal } from './Portal'
import { sendText } from './sendText'
import { serveCall } from './serveCall'
import { serveChannelSign } from './serveChannelSign'
import { serveLiveness, serveReadiness } from './serveHealth'
import { servePage } from './servePage'
import { serveReport } from './serveReport'

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

const page: Route = { kind: 'page', serve: servePage }

const routes: ReadonlyMap<string, Route> = new Map<string, Route>([
  ['/', page],
  ['/index.html', page],
  ['/healthz', { kind: 'health', serve: serveLiveness }],
  ['/readyz', { kind: 'health', serve: serveReadiness }],
  ['/__csp', { kind: 'report', serve: serveReport }],
])

function refuse(_request: IncomingMessage, response: ServerResponse): void {
  sendText(response, 400, 'Bad request')
}
