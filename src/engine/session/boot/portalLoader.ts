import type { ReactElement } from 'react'
import type { Gateway } from '@/engine/data/gateway'
import type { HashLocation } from '@/engine/ui/hash'
import { inSlices } from '@/engine/ui/late/lateFiles'

export type Routers =
  | {
      tree: readonly unknown[]
      removedPaths?: readonly string[]
    }
  | { failure: unknown }

export type Opened = {
  routers: Routers
  /** Focuses the first page, as the portal replaces the form or button that had the focus. Default false. */
  takesFocus?: boolean
}

export type Portal = {
  /** Asks for the rows of the page at an address before the menu is known; nothing shows them until the page does. */
  readonly askAhead: (address: HashLocation) => void
  /** Moves to the page in the address bar and asks for its rows. Never settles if the page is about to unload. */
  readonly prepare: (routers: Routers) => Promise<void>
  /** Without an argument the shell is built hidden: it takes no focus, says nothing and sends nothing. */
  readonly render: (opened?: Opened) => ReactElement
}

export type CreatePortal = (gateway: Gateway) => Portal

export type PortalLoader<Code> = ReturnType<typeof createPortalLoader<Code>>

/** Loads the code once; a failed load repeats when the code is needed. */
export function createPortalLoader<Code>(fetch: () => Promise<Code>) {
  let loaded: Promise<Code> | undefined
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
    /** Resolves to nothing after a failure, which `load` then reports. */
    prefetch: async () => {
      if (loaded) return loaded.catch(() => undefined)
      const code = await inSlices(() => load(true)).catch(() => undefined)
      isAhead = false
      return code
    },
    isPrefetching: () => isAhead,
  }
}
