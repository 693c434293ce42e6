import { use, useEffect } from 'react'
import { useTranslate } from 'ra-core'
import { AlertsViewContext, withBadge } from './alertsView'

export function usePageTitle(title: string): void {
  const name = useTranslate()('app.name')
  const badge = use(AlertsViewContext)?.count
  useEffect(() => {
    document.title = withBadge(title === name ? name : `${title} · ${name}`, badge)
  }, [title, name, badge])
}
