import type { ContextType } from 'react'
import type { UNSAFE_LocationContext, UNSAFE_NavigationContext } from 'react-router'
import { createSlot } from '../ui/slot'

/** Where a page stands, as its router tells it. */
export type PageLocation = ContextType<typeof UNSAFE_LocationContext>

/** How a page leads elsewhere. */
export type PageNavigator = ContextType<typeof UNSAFE_NavigationContext>

export type CachedPage = {
  readonly path: string
  readonly place: PageLocation
  readonly ways: PageNavigator
}

/** Keeps pages alive beside the one in sight. */
export type PageCache = {
  /** The page at the present address and those that are hidden beside it. */
  readonly pagesAt: (present: PageLocation, ways: PageNavigator) => readonly CachedPage[]
  /** Told when the page at another path is in sight, before it is painted. */
  readonly show: (path: string) => void
  /** Whether a page stays alive when it is left. */
  readonly isKept: (path: string) => boolean
  /** Whether it is alive and out of sight. */
  readonly isHidden: (path: string) => boolean
  /** Where a page was left, query included. */
  readonly addressOf: (path: string) => string
  readonly nameOf: (path: string) => string
  /** Without a question. */
  readonly close: (path: string) => void
}

/** Empty as long as no page is kept. */
export const pageCacheSlot = createSlot<PageCache>()
