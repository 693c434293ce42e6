import { useCallback } from 'react'
import { useTranslate } from 'ra-core'
import { revealHidden } from '@/engine/values/hiddenCharacters'

/** A menu title is a message key if there is such a message, else it is shown as it came. */
export function useMenuTitle(): (title: string) => string {
  const translate = useTranslate()
  // the title is no default text: marks of a template in it are the gateway's
  return useCallback((title) => translate(title, { _: '' }) || revealHidden(title), [translate])
}
