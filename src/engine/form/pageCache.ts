import type { Location, NavigationType } from 'react-router'

export type PageLocation = {
  readonly location: Location
  readonly navigationType: NavigationType
}

export type CachedPage = { readonly path: string; readonly location: Location }

export type PageCache = {
  readonly pagesAt: (current: PageLocation) => readonly CachedPage[]
  /** Runs before the page at the path is painted. */
  readonly show: (path: string) => void
  readonly isKept: (path: string) => boolean
  readonly isHidden: (path: string) => boolean
  /** Only the visible page may navigate; a hidden one that is done closes instead. */
  readonly mayNavigate: (path: string, state: unknown) => boolean
  readonly addressOf: (path: string) => string
  readonly nameOf: (path: string) => string
  readonly close: (path: string) => void
}

/** Closes the finished page's tag and drops the page. */
export const done = { state: { isDone: true } } as const

export function isDone(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isDone' in state && state.isDone === true
}
