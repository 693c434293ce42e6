import { createAhead, withAhead } from './ahead'
import { createAuthGate } from './authGate'
import { createCalls } from './calls'
import { createClient, type ClientOptions } from './client'
import { createConnection } from './connection'
import { createLackingParts, type PartsStorage } from './lackingParts'
import { createListTraits } from './listTraits'
import { createServerClock } from './serverClock'
import { createSession, type CookieJar, type TabChannel } from './session'
import { createSubscribers } from './subscribers'

export type GatewayOptions = ClientOptions & {
  cookies: CookieJar
  /** The cookie with the token; default `Admin-Tokens`. */
  tokenCookie?: string
  /** Whether the page is served over https; default false. */
  secure?: boolean
  /** Source of `online` and `offline` events; by default only calls determine the connection. */
  page?: Pick<EventTarget, 'addEventListener'>
  /** Connects the browser's tabs; default none, so that the tab is alone. */
  tabs?: TabChannel | undefined
  /** Remembers what a stock gateway lacks; default none. */
  storage?: PartsStorage | undefined
}

export type Gateway = ReturnType<typeof createGateway>

/**
 * Everything that calls one gateway in one session.
 *
 * @example createGateway({ baseUrl: '/prod-api', dialect: dialects.specification, language, cookies })
 */
export function createGateway(options: GatewayOptions) {
  const { dialect, now = () => Date.now() } = options
  const session = createSession(options.cookies, options.secure, options.tabs, options.tokenCookie)
  const gate = createAuthGate(session, now)
  const serverClock = createServerClock(now)
  const refusals = createSubscribers()
  const connection = createConnection(options.page)
  const deps = { session, gate, serverClock, refusals, connection }
  const sending = createClient({ ...options, ...deps, now })
  const ahead = createAhead({ client: sending, session, now })
  const client = withAhead(sending, ahead)
  return {
    ...deps,
    client,
    ahead,
    calls: createCalls(client, session, dialect),
    dialect,
    traits: createListTraits(session),
    parts: createLackingParts(dialect, session, options.storage),
  }
}
