import { createContext, useContext } from 'react'
import type { Language } from '@/engine/config'
import { useRegistry } from '@/engine/data/useRegistry'
import type { MenuNode } from '@/engine/data/menu/menuNode'
import type { OwnRoute, Site } from './ownRoute'

export type Portal = {
  language: Language
  menu: readonly MenuNode[]
  entries: readonly MenuNode[]
  menuFailure: unknown
  retryMenu: () => Promise<void>
  loadLate: () => Promise<void>
  takesFocus: boolean
  routes: readonly OwnRoute[]
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
