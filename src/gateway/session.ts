import { config } from '@/config'
import { createSubscribers } from './subscribers'

/** §3 Session, as far as the server tells it. */
export type SessionInfo = {
  user: { userId: string; userName: string; userType: string; avatar: string }
  roles: readonly string[]
  permissions: readonly string[]
}

/** The part of js-cookie that is used. */
export type CookieJar = {
  get: (name: string) => string | undefined
  set: (name: string, value: string, attributes: CookieAttributes) => unknown
  remove: (name: string, attributes: CookieAttributes) => unknown
}

type CookieAttributes = { path: string; sameSite: 'strict'; secure: boolean }

export type Session = {
  /** This tab's token; undefined when there is none or its cookie is gone. */
  token: () => string | undefined
  info: () => SessionInfo | undefined
  /** Whether the cookie holds another token than this tab: another sign-in in another tab. */
  isForeign: () => boolean
  signIn: (token: string) => void
  load: (info: SessionInfo) => void
  clear: () => void
  subscribe: (listener: () => void) => () => void
}

/**
 * The session: a session cookie `Admin-Tokens` (§9; SameSite=Strict, Path=/, Secure on https) and a copy of
 * the token in memory, so that a tab notices when another one signs in as someone else.
 *
 * @param secure whether the page came by https
 */
export function createSession(cookies: CookieJar, secure: boolean): Session {
  const attributes: CookieAttributes = { path: '/', sameSite: 'strict', secure }
  const { subscribe, notify } = createSubscribers()
  const stored = () => cookies.get(config.tokenCookie) || undefined
  let own = stored()
  let loaded: SessionInfo | undefined

  return {
    token() {
      const cookie = stored()
      own ??= cookie
      return cookie && own
    },
    info: () => loaded,
    isForeign() {
      const cookie = stored()
      return cookie !== undefined && own !== undefined && cookie !== own
    },
    signIn(token) {
      cookies.set(config.tokenCookie, token, attributes)
      own = token
      loaded = undefined
      notify()
    },
    load(info) {
      loaded = info
      notify()
    },
    clear() {
      const wasOpen = own !== undefined || loaded !== undefined
      // a newer sign-in of another tab stays signed in
      if (stored() === own) cookies.remove(config.tokenCookie, attributes)
      own = undefined
      loaded = undefined
      if (wasOpen) notify()
    },
    subscribe,
  }
}
