import type { Hono, MiddlewareHandler } from 'hono'
import type { SandboxEnv } from './request/call'
import { jsonBody } from './middleware/jsonBody'
import { partsBody } from './middleware/partsBody'
import { permitted } from './middleware/gates'
import { Refusal } from './request/Refusal'
import type { Route } from './request/route'
import { wordMessage } from './request/messages'

type App = Hono<SandboxEnv>
/** Middleware before every route: authentication, and a log entry for refused writes. */
type Gates = { authenticated: Middleware; noting: (route: Route) => Middleware }

type Middleware = MiddlewareHandler<SandboxEnv>

/** Puts the route table into the app, each route behind what it declares. */
export function addRoutes(app: App, routes: readonly Route[], gates: Gates): void {
  for (const route of routes) {
    app.on(route.method, [route.path], ...guards(route, gates), async (call) => {
      const payload = await route.answer(call)
      if (payload instanceof Response) return payload
      return call.json({ code: 200, msg: wordMessage('ok', {}, call.var.language), ...payload })
    })
  }
  for (const path of new Set(routes.map((route) => route.path))) app.all(path, refuseMethod)
}

function guards(route: Route, { authenticated, noting }: Gates): Middleware[] {
  const reader = [readerOf(route)]
  if (route.access === 'anonymous') return reader
  const isNoted = route.method !== 'GET' || route.isNoted === true
  const entrance = isNoted ? [authenticated, noting(route)] : [authenticated]
  if (route.access === 'loggedIn') return [...entrance, ...reader]
  return [...entrance, permitted(route.access), ...reader]
}

function readerOf({ hasBody }: Route): Middleware {
  if (hasBody === 'parts') return partsBody()
  return hasBody ? jsonBody({ optional: hasBody === 'optional' }) : noBody
}

const noBody: Middleware = async (call, next) => {
  call.set('body', {})
  await next()
}

const refuseMethod: Middleware = (call) => {
  throw new Refusal(500, 'wrongMethod', { method: call.req.method })
}
