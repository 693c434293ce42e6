import { useCallback } from 'react'
import { firstRegistry } from '@/engine/registry'
import type { MenuNode } from '../../data/menu/menuNode'
import { usePortal } from '../PortalContext'

/** Whether a menu entry names a page that this version lacks; false until all declarations are loaded. */
export function useMissingPages(): (node: MenuNode) => boolean {
  const { registry } = usePortal()
  return useCallback(
    ({ external, component, children }) => {
      if (registry === firstRegistry || children.length > 0) return false
      const isPage = external === undefined && component !== undefined
      return isPage && registry.byComponent(component) === undefined
    },
    [registry],
  )
}
