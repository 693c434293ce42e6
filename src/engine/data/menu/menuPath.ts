const longestPath = 256
const longestLink = 2_048

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

/** Undefined for a path that is not plain, not absolute or reserved. */
export function joinPath(parent: string | undefined, own: unknown): string | undefined {
  if (typeof own !== 'string' || own === '') return undefined
  if (!own.startsWith('/') && parent === undefined) return undefined
  const full = own.startsWith('/') ? own : `${parent ?? ''}/${own}`
  const path = full.replace(/(?<=.)\/$/, '')
  return isPlainPath(path) && !isReserved(path) ? path : undefined
}

/** Refuses schemes, queries, patterns, escapes and dot segments. */
export function isPlainPath(path: unknown): path is string {
  return (
    typeof path === 'string' &&
    path.length <= longestPath &&
    /^(?:\/[^\s/\\?#%:*()\p{C}]+)+$/u.test(path) &&
    !/\/\.{1,2}(?:\/|$)/.test(path)
  )
}

/** Lets only http, https, mailto and tel addresses through. */
export function safeLink(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestLink) return undefined
  const isKnown = /^(?:https?:\/\/[^/]|mailto:.|tel:.)/i.test(value)
  return isKnown && !/[\s\p{C}]/u.test(value) ? value : undefined
}

function isReserved(path: string): boolean {
  const lower = path.toLowerCase()
  return reserved.has(lower) || reservedBelow.some((start) => lower.startsWith(start))
}
