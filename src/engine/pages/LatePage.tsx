import { useEffect, useState } from 'react'
import { usePortal } from '@/engine/shell/portal/PortalContext'
import { CodeFailed } from '@/engine/ui/late/lazyView'

/** Stands in for a page that late code may declare. */
export function LatePage() {
  const { loadLate } = usePortal()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!hasFailed) loadLate().catch(() => setFailed(true))
  }, [hasFailed, loadLate])
  return hasFailed ? <CodeFailed onRetry={() => setFailed(false)} /> : <section aria-busy="true" />
}
