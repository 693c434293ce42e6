import type { ReactElement } from 'react'
import type { Gateway } from '@/engine/data/gateway'

/** What `getRouters` brought, or why it brought nothing. */
export type Routers =
  | {
      tree: readonly unknown[]
      /** The paths of pages that an earlier menu had and this one has not. */
      removedPaths?: readonly string[]
    }
  | { failure: unknown }

/** Puts the portal on the page at the present address; the session is loaded by then. */
export type OpenPortal = (opened: { gateway: Gateway; routers: Routers }) => ReactElement
