import { createContext, useContext } from 'react'
import type { Language } from '@/engine/config'
import { firstRegistry, type Registry } from '@/engine/registry'
import type { MenuNode } from '../data/menu/menuNode'

export type Portal = {
  language: Language
  /** The whole menu, with hidden pages. */
  menu: readonly MenuNode[]
  /** The entries that this user sees in the sidebar. */
  entries: readonly MenuNode[]
  /** Why the menu could not be loaded. */
  menuFailure: unknown
  retryMenu: () => Promise<void>
  /** The declarations loaded so far. */
  registry: Registry
}

export const PortalContext = createContext<Portal>({
  language: 'en-US',
  menu: [],
  entries: [],
  menuFailure: undefined,
  retryMenu: () => Promise.resolve(),
  registry: firstRegistry,
})

export function usePortal(): Portal {
  return useContext(PortalContext)
}
