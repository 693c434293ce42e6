import { matchPath } from 'react-router'

const longestPath = 256
const longestLink = 2_048

/** The engine's own pages (§2). */
const fixedPaths = [
  '/',
  '/index',
  '/login',
  '/auth-redirect',
  '/bind',
  '/register',
  '/404',
  '/401',
  '/redirect/*',
]

/** Whether a path belongs to a page of the engine or to one of these routes. */
export function reservedIn(
  routes: readonly { readonly path: string }[],
): (path: string) => boolean {
  const patterns = [...fixedPaths, ...routes.map(({ path }) => path)]
  return (path) => patterns.some((pattern) => matchPath(pattern, path) !== null)
}

/** Undefined for a path that is not plain or not absolute. */
export function joinPath(parent: string | undefined, own: unknown): string | undefined {
  if (typeof own !== 'string' || own === '') return undefined
  if (!own.startsWith('/') && parent === undefined) return undefined
  const full = own.startsWith('/') ? own : `${parent ?? ''}/${own}`
  const path = full.replace(/(?<=.)\/$/, '')
  return isPlainPath(path) ? path : undefined
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
