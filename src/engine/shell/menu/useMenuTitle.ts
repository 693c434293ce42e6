import { useCallback } from 'react'
import { useTranslate } from 'ra-core'
import { revealHidden } from '@/engine/values/hiddenCharacters'

/** A menu title is a message key if such a message exists; otherwise it is shown as is. */
export function useMenuTitle(): (title: string) => string {
  const translate = useTranslate()
  // not as the default text: the title may contain template syntax
  return useCallback((title) => translate(title, { _: '' }) || revealHidden(title), [translate])
}
