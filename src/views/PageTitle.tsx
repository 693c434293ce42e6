import { useEffect } from 'react'
import { useTranslate } from 'ra-core'

/** Names the browser's tab after the page. */
export function usePageTitle(title: string): void {
  const name = useTranslate()('app.name')
  useEffect(() => {
    document.title = title === name ? name : `${title} · ${name}`
  }, [title, name])
}
