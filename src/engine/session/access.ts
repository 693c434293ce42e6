export type Access = { kind: 'login' | 'public' | 'portal' } | { redirect: string }

/** Reachable without a token, besides the login (§2). */
const publicPaths: ReadonlySet<string> = new Set(['/auth-redirect', '/bind', '/register'])
const loginPage = '/login'
const longestRedirect = 512
const hasDotSegment = /[/\\]\.{1,2}(?:[/\\]|$)/

/** The access rules of §2. `path` and `search` are the router's, inside the hash. */
export function resolveAccess(
  { path, search }: { path: string; search: string },
  hasToken: boolean,
): Access {
  const page = trimSlash(path)
  if (page === loginPage) return hasToken ? { redirect: '/' } : { kind: 'login' }
  if (publicPaths.has(page)) return { kind: 'public' }
  return hasToken ? { kind: 'portal' } : { redirect: loginPath(`${path || '/'}${search}`) }
}

/** The login page that leads back to `wanted`, a full path with its query. */
export function loginPath(wanted: string): string {
  // half a surrogate pair would make encodeURIComponent throw
  const text = wanted.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  return `${loginPage}?redirect=${encodeURIComponent(text)}`
}

/**
 * Where to go after login. `value` is the redirect parameter, decoded once; what might leave the portal or
 * come back to the login page becomes `/`.
 */
export function safeRedirect(value: string | null | undefined): string {
  return value && value.length <= longestRedirect ? safePath(value) : '/'
}

/**
 * The path, or `/` where it might leave the portal or lead to the login page. A further encoding hides nothing,
 * nor does the refresh helper: what they lead to is held to the same rules.
 */
export function safePath(path: string): string {
  const decoded = decode(path)
  if (decoded === undefined) return '/'
  return [path, ...readings(pageOf(path)), decoded].every(isInApp) ? path : '/'
}

/** The page that the refresh helper `/redirect/some/page` leads to, nested helpers included. */
export function refreshedPath(path: string): string {
  return path.replace(/^(?:\/redirect(?=\/|$))+/i, '') || '/'
}

function isInApp(path: string): boolean {
  const page = refreshedPath(pageOf(path))
  const staysBelow = path.startsWith('/') && /^\/(?![/\\])/.test(page) && !hasDotSegment.test(page)
  return staysBelow && !/\p{Cc}/u.test(path) && trimSlash(page).toLowerCase() !== loginPage
}

/** What decoding makes of a page, once and again, until nothing changes. */
function readings(page: string): readonly string[] {
  const decoded = decode(page)
  return decoded === undefined || decoded === page ? [] : [decoded, ...readings(pageOf(decoded))]
}

function pageOf(path: string): string {
  return path.replace(/[?#].*$/s, '')
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    // malformed: nothing of ours wrote it
    return undefined
  }
}

function trimSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
