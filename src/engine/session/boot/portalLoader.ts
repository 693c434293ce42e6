import type { ReactElement } from 'react'
import type { Gateway } from '@/engine/data/gateway'
import { inSlices } from '@/engine/ui/late/lateFiles'

export type Routers =
  | {
      tree: readonly unknown[]
      removedPaths?: readonly string[]
    }
  | { failure: unknown }

type Opened = {
  gateway: Gateway
  routers: Routers
  /** Focuses the first page, as the portal replaces the form or button that had the focus. Default false. */
  takesFocus?: boolean
}

export type OpenPortal = (opened: Opened) => ReactElement

export type PortalLoader<Portal> = {
  load: () => Promise<Portal>
  /** Ignores a failure, which `load` then reports. */
  prefetch: () => void
  isPrefetching: () => boolean
}

/** Loads the code once; a failed load repeats when the code is needed. */
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
      inSlices(() => load(true)).then(settle, settle)
    },
    isPrefetching: () => isAhead,
  }
}
