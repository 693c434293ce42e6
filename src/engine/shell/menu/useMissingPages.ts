import { useCallback } from 'react'
import { useRegistry } from '@/engine/data/useRegistry'
import type { MenuNode } from '../../data/menu/menuNode'

/** Whether a menu entry names a page that this version lacks; false until all declarations are loaded. */
export function useMissingPages(): (node: MenuNode) => boolean {
  const registry = useRegistry()
  return useCallback(
    ({ external, component, children }) => {
      if (!registry.isWhole || children.length > 0) return false
      const isPage = external === undefined && component !== undefined
      return isPage && registry.byComponent(component) === undefined
    },
    [registry],
  )
}
