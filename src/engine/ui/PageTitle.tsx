import { useEffect } from 'react'
import { useTranslate } from 'ra-core'
import { useSlot } from './slot'
import { titleBadge, withBadge } from './titleBadge'

/** Sets the title of the browser tab. */
export function usePageTitle(title: string): void {
  const name = useTranslate()('app.name')
  const badge = useSlot(titleBadge)
  useEffect(() => {
    document.title = withBadge(title === name ? name : `${title} · ${name}`, badge)
  }, [title, name, badge])
}
