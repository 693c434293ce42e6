import { tried } from '@/engine/values/tried'
import { readHash, replaceHash } from '../ui/hash'

export type AccessKind = 'login' | 'public' | 'portal'
export type Access = { kind: AccessKind } | { redirect: string }

/** §2: reachable without a token, like the login. */
const publicPaths: ReadonlySet<string> = new Set(['/auth-redirect', '/bind', '/register'])
const loginPage = '/login'
const longestRedirect = 512
const hasDotSegment = /[/\\]\.{1,2}(?:[/\\]|$)/

/** The access rules of §2. `path` and `search` are the router's, from the hash. */
export function resolveAccess(
  { path, search }: { path: string; search: string },
  hasToken: boolean,
): Access {
  const page = trimSlash(path)
  if (page === loginPage) return hasToken ? { redirect: '/' } : { kind: 'login' }
  if (publicPaths.has(page)) return { kind: 'public' }
  return hasToken ? { kind: 'portal' } : { redirect: loginPath(`${path || '/'}${search}`) }
}

export function settleAddress(hasToken: boolean): AccessKind {
  const access = resolveAccess(readHash(location.hash), hasToken)
  if ('kind' in access) return access.kind
  replaceHash(access.redirect)
  return settleAddress(hasToken)
}

/** The login page with a redirect to `wanted`, a full path with its query. */
export function loginPath(wanted: string): string {
  // half a surrogate pair would make encodeURIComponent throw
  const text = wanted.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  return `${loginPage}?redirect=${encodeURIComponent(text)}`
}

/**
 * The page to open after login. `value` is the redirect parameter, decoded once; anything that might leave the
 * portal or return to the login becomes `/`.
 */
export function safeRedirect(value: string | null | undefined): string {
  return value && value.length <= longestRedirect ? safePath(value) : '/'
}

/**
 * The path, or `/` if it might leave the portal or lead to the login page. The same rules apply to what it
 * decodes to and to what the refresh helper leads to.
 */
export function safePath(path: string): string {
  const decoded = decode(path)
  if (decoded === undefined) return '/'
  return [path, ...readings(pageOf(path)), decoded].every(isInApp) ? path : '/'
}

/** Strips the refresh helper: `/redirect/some/page` becomes `/some/page`, however nested. */
export function refreshedPath(path: string): string {
  return path.replace(/^(?:\/redirect(?=\/|$))+/i, '') || '/'
}

function isInApp(path: string): boolean {
  const page = refreshedPath(pageOf(path))
  const staysBelow = path.startsWith('/') && /^\/(?![/\\])/.test(page) && !hasDotSegment.test(page)
  return staysBelow && !/\p{Cc}/u.test(path) && trimSlash(page).toLowerCase() !== loginPage
}

/** The page decoded again and again until nothing changes. */
function readings(page: string): readonly string[] {
  const decoded = decode(page)
  return decoded === undefined || decoded === page ? [] : [decoded, ...readings(pageOf(decoded))]
}

function pageOf(path: string): string {
  return path.replace(/[?#].*$/s, '')
}

function decode(text: string): string | undefined {
  return tried(() => decodeURIComponent(text))
}

function trimSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
