import type { ReactElement } from 'react'
import type { Gateway } from '@/engine/data/gateway'

export type Routers =
  | {
      tree: readonly unknown[]
      /** The paths of pages that an earlier menu had and this one has not. */
      removedPaths?: readonly string[]
    }
  | { failure: unknown }

type Opened = {
  gateway: Gateway
  routers: Routers
  /** Moves focus to the first page, as the portal replaces a form or button that had it. Default false. */
  takesFocus?: boolean
}

export type OpenPortal = (opened: Opened) => ReactElement

export type PortalLoader<Portal> = {
  load: () => Promise<Portal>
  /** Loads ahead of need; `load` then reports a failure. */
  prefetch: () => void
  isPrefetching: () => boolean
}

/** Loads the portal's code once; a failed load is repeated when the code is needed. */
export function createPortalLoader<Portal>(fetch: () => Promise<Portal>): PortalLoader<Portal> {
  let loaded: Promise<Portal> | undefined
  let isAhead = false
  const load = (ahead: boolean) => {
    isAhead = ahead
    loaded ??= fetch().catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
  return {
    load: () => load(false),
    prefetch: () => {
      if (loaded) return
      const settle = () => void (isAhead = false)
      load(true).then(settle, settle)
    },
    isPrefetching: () => isAhead,
  }
}
