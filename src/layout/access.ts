export type Access = { kind: 'login' | 'public' | 'portal' } | { redirect: string }

/** Reachable without a token, besides the login (§2). */
const publicPaths: ReadonlySet<string> = new Set(['/auth-redirect', '/bind', '/register'])
const loginPage = '/login'
const longestRedirect = 512

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
 * come back to the login page becomes `/`. A further encoding does not hide anything: the decoded text is
 * held to the same rules.
 */
export function safeRedirect(value: string | null | undefined): string {
  if (!value || value.length > longestRedirect) return '/'
  const decoded = decode(value)
  return decoded !== undefined && isInApp(value) && isInApp(decoded) ? value : '/'
}

function isInApp(path: string): boolean {
  const page = trimSlash(path.replace(/[?#].*$/s, '')).toLowerCase()
  return /^\/(?![/\\])/.test(path) && !/\p{Cc}/u.test(path) && page !== loginPage
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
