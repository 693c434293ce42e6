import { tried } from '@/engine/values/tried'
import { readHash, replaceHash } from '@/engine/ui/hash'

export type AccessKind = 'login' | 'public' | 'portal'
export type Access = { kind: AccessKind } | { redirect: string }

/** §2: pages that need no token, besides the login. */
const publicPaths: ReadonlySet<string> = new Set(['/auth-redirect', '/bind', '/register'])
const loginPage = '/login'
const longestRedirect = 512
const hasDotSegment = /[/\\]\.{1,2}(?:[/\\]|$)/

/** The access rules of §2; `path` and `search` come from the hash. */
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

/** `wanted` is a full path with its query. */
export function loginPath(wanted: string): string {
  // half a surrogate pair would make encodeURIComponent throw
  const text = wanted.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  return `${loginPage}?redirect=${encodeURIComponent(text)}`
}

/** `value` is decoded once; anything that might leave the portal or return to the login becomes `/`. */
export function safeRedirect(value: string | null | undefined): string {
  return value && value.length <= longestRedirect ? safePath(value) : '/'
}

/** Checks all that the path decodes to, and the target of the refresh helper. */
export function safePath(path: string): string {
  const decoded = decode(path)
  if (decoded === undefined) return '/'
  return [path, ...readings(pageOf(path)), decoded].every(isInApp) ? path : '/'
}

/** Strips the refresh helper, however nested: `/redirect/some/page` becomes `/some/page`. */
export function refreshedPath(path: string): string {
  return path.replace(/^(?:\/redirect(?=\/|$))+/i, '') || '/'
}

function isInApp(path: string): boolean {
  const page = refreshedPath(pageOf(path))
  const staysBelow = path.startsWith('/') && /^\/(?![/\\])/.test(page) && !hasDotSegment.test(page)
  return staysBelow && !/\p{Cc}/u.test(path) && trimSlash(page).toLowerCase() !== loginPage
}

/** Decodes the page until nothing changes. */
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
