import { useCallback } from 'react'
import { useTranslate } from 'ra-core'
import { useRegistry } from '@/engine/data/useRegistry'
import { revealHidden } from '@/engine/values/hiddenCharacters'
import type { MenuNode } from '@/engine/data/menu/menuNode'

/** A title is a message key if such a message exists; otherwise it is plain text. */
export function useMenuTitle(): (title: string) => string {
  const translate = useTranslate()
  // not as the default text: the title may contain template syntax
  return useCallback((title) => translate(title, { _: '' }) || revealHidden(title), [translate])
}

/** False until all declarations are loaded. */
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
