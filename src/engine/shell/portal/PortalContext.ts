import { createContext, useContext } from 'react'
import type { Language } from '@/engine/config'
import { useRegistry } from '@/engine/data/useRegistry'
import type { MenuNode } from '../../data/menu/menuNode'
import type { OwnRoute, Site } from './ownRoute'

export type Portal = {
  language: Language
  /** The whole menu, with hidden pages. */
  menu: readonly MenuNode[]
  /** The entries that this user sees in the sidebar. */
  entries: readonly MenuNode[]
  menuFailure: unknown
  retryMenu: () => Promise<void>
  /** Loads the declarations that come later than the first page, and their words. */
  loadLate: () => Promise<void>
  /** Whether the first page takes the focus, as the portal replaces a form that had it. */
  takesFocus: boolean
  /** Pages at addresses of their own. */
  routes: readonly OwnRoute[]
  /** Outlines of menu icons by name. */
  menuIcons: Readonly<Record<string, string>>
}

export const PortalContext = createContext<Portal>({
  language: 'en-US',
  menu: [],
  entries: [],
  menuFailure: undefined,
  retryMenu: () => Promise.resolve(),
  loadLate: () => Promise.resolve(),
  takesFocus: false,
  routes: [],
  menuIcons: {},
})

export function usePortal(): Portal {
  return useContext(PortalContext)
}

export function useSite(): Site {
  const { menu, routes } = usePortal()
  return { menu, routes, registry: useRegistry() }
}
