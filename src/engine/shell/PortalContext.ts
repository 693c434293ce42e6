import { createContext, useContext } from 'react'
import type { Language } from '@/engine/config'
import { firstRegistry, type Registry } from '@/engine/registry'
import type { MenuNode } from '../data/menu/menuNode'

export type Portal = {
  language: Language
  /** Every page of the menu, hidden ones too. */
  menu: readonly MenuNode[]
  /** What the sidebar shows to this user. */
  entries: readonly MenuNode[]
  /** Why there is no menu. */
  menuFailure: unknown
  retryMenu: () => Promise<void>
  /** What is declared, as far as it has come. */
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
