import type { AxiosAdapter } from 'axios'
import type { Dialect, Language } from '@/engine/config'
import type { Log } from '@/engine/log'
import { createAuthGate, type ReportingGate } from './authGate'
import { createCalls, type Calls } from './calls'
import { createClient, type Client } from './client'
import { createConnection, type Connection } from './connection'
import { createListTraits, type ListTraits } from './listTraits'
import { createLackingParts, type LackingParts, type PartsStorage } from './lackingParts'
import { createServerClock, type ServerClock } from './serverClock'
import { createSession, type CookieJar, type Session } from './session'
import { createSubscribers, type Subscribers } from './subscribers'
import type { TabChannel } from './tabChannel'
import { randomRequestId } from './trace'

export type GatewayOptions = {
  /** On the portal's origin, e.g. `/prod-api`. */
  baseUrl: string
  dialect: Dialect
  language: () => Language
  cookies: CookieJar
  /** Keeps the token, default `Admin-Tokens`. */
  tokenCookie?: string
  /** Whether the page is served over https; default false. */
  secure?: boolean
  /** Milliseconds; default `Date.now`. */
  now?: () => number
  /** Source of `online` and `offline` events; by default only calls determine the connection. */
  page?: Pick<EventTarget, 'addEventListener'>
  /** Receives a line per faulty answer; default none. */
  log?: Log
  /** Default: eight random hexadecimal digits. */
  newRequestId?: () => string
  /** Connects the browser's tabs; without it, this tab is alone. */
  tabs?: TabChannel | undefined
  /** Remembers what a stock gateway lacks; by default nowhere. */
  storage?: PartsStorage | undefined
  /** Replaces axios' transport. */
  adapter?: AxiosAdapter
}

export type Gateway = {
  client: Client
  session: Session
  gate: ReportingGate
  calls: Calls
  dialect: Dialect
  serverClock: ServerClock
  connection: Connection
  traits: ListTraits
  parts: LackingParts
  /** Notifies of each 403 to a foreground call: permissions may have changed. */
  refusals: Pick<Subscribers, 'subscribe'>
}

/**
 * Everything that calls one gateway in one session.
 *
 * @example createGateway({ baseUrl: '/prod-api', dialect: dialects.specification, language, cookies })
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { baseUrl, dialect, language, cookies, secure = false, adapter, page } = options
  const { now = () => Date.now(), log = () => {}, newRequestId = randomRequestId } = options
  const session = createSession(cookies, secure, options.tabs, options.tokenCookie)
  const gate = createAuthGate(session, now)
  const serverClock = createServerClock(now)
  const refusals = createSubscribers()
  const connection = createConnection(page)
  const client = createClient({
    baseUrl,
    dialect,
    language,
    session,
    gate,
    now,
    serverClock,
    refusals,
    connection,
    log,
    newRequestId,
    adapter,
  })
  return {
    client,
    session,
    gate,
    calls: createCalls(client, session, dialect),
    dialect,
    serverClock,
    refusals,
    connection,
    traits: createListTraits(session),
    parts: createLackingParts(dialect, session, options.storage),
  }
}
