import { config } from '@/engine/config'
import { isFields } from './envelope'
import { fingerprint } from './fingerprint'
import { createSubscribers } from './subscribers'

/** §3 Session, as the server sends it. */
export type SessionInfo = {
  user: { userId: string; userName: string; userType: string; avatar: string }
  roles: readonly string[]
  permissions: readonly string[]
}

/** The used part of js-cookie. */
export type CookieJar = {
  get: (name: string) => string | undefined
  set: (name: string, value: string, attributes: CookieAttributes) => unknown
  remove: (name: string, attributes: CookieAttributes) => unknown
}

/** Carries plain values to the browser's other tabs. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage'> & {
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void
}

type CookieAttributes = { path: string; sameSite: 'strict'; secure: boolean }

export type Session = ReturnType<typeof createSession>

/**
 * A session cookie `Admin-Tokens` (§9; SameSite=Strict, Path=/, Secure on https) and a copy of the token in memory, so
 * that a tab notices a login as someone else in another tab. Other tabs' messages are hints: the cookie decides. If the
 * same user logged in again there, this tab continues with the new token.
 *
 * @param secure whether the page is served over https; default false
 * @param tabs connects the other tabs; default none, so that the tab is alone
 * @param tokenCookie the cookie's name; default `Admin-Tokens` (§9)
 */
export function createSession(
  cookies: CookieJar,
  secure = false,
  tabs?: TabChannel,
  tokenCookie: string = config.tokenCookie,
) {
  const attributes: CookieAttributes = { path: '/', sameSite: 'strict', secure }
  const { subscribe, notify } = createSubscribers()
  const otherTabs = createSubscribers()
  const stored = () => cookies.get(tokenCookie) || undefined
  let own = stored()
  let loaded: SessionInfo | undefined
  // logged in by this tab, not announced yet
  let isNew = false
  let isOverElsewhere = false

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it reaches our own origin alone
  const announce = (news: TabNews) => tabs?.postMessage(news)

  tabs?.addEventListener('message', ({ data }) => {
    const news = readNews(data)
    const cookie = stored()
    if (!news) return
    if (news.type === 'signedOut') isOverElsewhere = own !== undefined && cookie === undefined
    else if (cookie && markOf(cookie) === news.mark && loaded?.user.userId === news.userId)
      own = cookie
    notify()
    otherTabs.notify()
  })

  return {
    /** Undefined without a token, or once its cookie is gone. */
    token() {
      const cookie = stored()
      own ??= cookie
      return cookie && own
    },
    info: () => loaded,
    /** Whether the cookie has another token, from a login in another tab. */
    isForeign() {
      const cookie = stored()
      return cookie !== undefined && own !== undefined && cookie !== own
    },
    isOverElsewhere: () => isOverElsewhere,
    signIn(token: string) {
      cookies.set(tokenCookie, token, attributes)
      own = token
      loaded = undefined
      isNew = true
      notify()
    },
    load(info: SessionInfo) {
      loaded = info
      notify()
      if (!isNew || own === undefined) return
      isNew = false
      announce({ type: 'signedIn', userId: info.user.userId, mark: markOf(own) })
    },
    clear() {
      const wasOpen = own !== undefined || loaded !== undefined
      const cookie = stored()
      // a newer login in another tab stays
      if (cookie === own) cookies.remove(tokenCookie, attributes)
      const isForeign = cookie !== undefined && cookie !== own
      own = undefined
      loaded = undefined
      if (!wasOpen) return
      notify()
      if (!isForeign) announce({ type: 'signedOut' })
    },
    subscribe,
    /** Called after another tab logged in or out and the session has followed. */
    subscribeTabs: otherTabs.subscribe,
  }
}

/** State that starts anew with each token; reading it does not read the cookie, which is slow. */
export function perToken<T>(
  session: Pick<Session, 'token' | 'subscribe'>,
  create: (token: string | undefined) => T,
): () => T {
  let token = session.token()
  let state = create(token)
  session.subscribe(() => {
    const next = session.token()
    if (next === token) return
    token = next
    state = create(token)
  })
  return () => state
}

/** `mark` identifies the token without revealing it. */
type TabNews = { type: 'signedOut' } | { type: 'signedIn'; userId: string; mark: string }

/** Undefined for anything but a message of another tab. */
export function readNews(message: unknown): TabNews | undefined {
  if (!isFields(message)) return undefined
  const { type, userId, mark } = message
  if (type === 'signedOut') return { type }
  if (type !== 'signedIn' || typeof userId !== 'string' || typeof mark !== 'string')
    return undefined
  return { type, userId, mark }
}

/** Distinguishes tokens; 32 bits don't reveal the rest. */
export function markOf(token: string): string {
  return fingerprint(token).slice(0, 8)
}
