import type { Location, NavigationType } from 'react-router'

export type PageLocation = {
  readonly location: Location
  readonly navigationType: NavigationType
}

export type CachedPage = { readonly path: string; readonly location: Location }

export type PageCache = {
  readonly pagesAt: (current: PageLocation) => readonly CachedPage[]
  /** Called with the path of the page that becomes visible, before it is painted. */
  readonly show: (path: string) => void
  readonly isKept: (path: string) => boolean
  readonly isHidden: (path: string) => boolean
  /** Whether the page at a path may navigate: the visible one alone. A hidden one that is done closes instead. */
  readonly mayNavigate: (path: string, state: unknown) => boolean
  readonly addressOf: (path: string) => string
  readonly nameOf: (path: string) => string
  readonly close: (path: string) => void
}

/** The state of a navigation that finishes a page: the page is dropped and its tag closes. */
export const done = { state: { isDone: true } } as const

export function isDone(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isDone' in state && state.isDone === true
}
