import { useCallback } from 'react'
import { useTranslate } from 'ra-core'

/** A menu title is a message key if there is such a message, else it is shown as it came. */
export function useMenuTitle(): (title: string) => string {
  const translate = useTranslate()
  return useCallback((title) => translate(title, { _: title }), [translate])
}
