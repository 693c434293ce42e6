const longestPath = 256
const longestLink = 2_048

/** The portal's own pages (§2), which no menu may take. */
const reserved = new Set([
  '/',
  '/index',
  '/login',
  '/auth-redirect',
  '/bind',
  '/register',
  '/404',
  '/401',
  '/redirect',
  '/user/profile',
  '/job/log',
  '/gen/edit',
  '/publish/details',
])
const reservedBelow = ['/redirect/', '/dict/type/data/']

/**
 * The full path of a menu entry: `own` below `parent`, or from the root when it starts with a slash. Without
 * a parent it must. Undefined when it is no plain path or belongs to the portal.
 */
export function joinPath(parent: string | undefined, own: unknown): string | undefined {
  if (typeof own !== 'string' || own === '') return undefined
  if (!own.startsWith('/') && parent === undefined) return undefined
  const full = own.startsWith('/') ? own : `${parent ?? ''}/${own}`
  const path = full.replace(/(?<=.)\/$/, '')
  return isPlainPath(path) && !isReserved(path) ? path : undefined
}

/** Whether it is an absolute path of plain segments: no scheme, query, pattern, escape or dot segment. */
export function isPlainPath(path: unknown): path is string {
  return (
    typeof path === 'string' &&
    path.length <= longestPath &&
    /^(?:\/[^\s/\\?#%:*()\p{C}]+)+$/u.test(path) &&
    !/\/\.{1,2}(?:\/|$)/.test(path)
  )
}

/** An address that a link may carry: http, https, mailto or tel; any other scheme is refused. */
export function safeLink(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestLink) return undefined
  const isKnown = /^(?:https?:\/\/[^/]|mailto:.|tel:.)/i.test(value)
  return isKnown && !/[\s\p{C}]/u.test(value) ? value : undefined
}

function isReserved(path: string): boolean {
  const lower = path.toLowerCase()
  return reserved.has(lower) || reservedBelow.some((start) => lower.startsWith(start))
}
