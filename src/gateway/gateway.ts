import type { AxiosAdapter } from 'axios'
import type { Dialect, Language } from '@/config'
import { createAuthGate, type AuthGate } from './authGate'
import { createCalls, type Calls } from './calls'
import { createClient, type Client } from './client'
import { createServerClock, type ServerClock } from './serverClock'
import { createSession, type CookieJar, type Session } from './session'
import { createSubscribers, type Subscribers } from './subscribers'
import type { TabChannel } from './tabs'

export type GatewayOptions = {
  /** On the portal's own origin, e.g. `/prod-api`. */
  baseUrl: string
  dialect: Dialect
  language: () => Language
  cookies: CookieJar
  /** Whether the page came by https; default false. */
  secure?: boolean
  /** Milliseconds; default `Date.now`. */
  now?: () => number
  /** The way to the other tabs of this browser; without one, this tab is alone. */
  tabs?: TabChannel
  /** Replaces axios' transport. */
  adapter?: AxiosAdapter
}

export type Gateway = {
  client: Client
  session: Session
  gate: AuthGate
  calls: Calls
  dialect: Dialect
  serverClock: ServerClock
  /** Tells of each 403 to a call that somebody waits for: the permissions may have changed. */
  refusals: Pick<Subscribers, 'subscribe'>
}

/**
 * Everything that speaks to one gateway, over one session.
 *
 * @example createGateway({ baseUrl: '/prod-api', dialect: dialects.specification, language, cookies })
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { baseUrl, dialect, language, cookies, secure = false, adapter } = options
  const { now = () => Date.now() } = options
  const session = createSession(cookies, secure, options.tabs)
  const gate = createAuthGate(session, now)
  const serverClock = createServerClock(now)
  const refusals = createSubscribers()
  const parts = { baseUrl, dialect, language, session, gate, now, serverClock, refusals, adapter }
  const client = createClient(parts)
  return {
    client,
    session,
    gate,
    calls: createCalls(client, session, dialect),
    dialect,
    serverClock,
    refusals,
  }
}
