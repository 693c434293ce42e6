import { useContext, useEffect, useState } from 'react'
import { LateContext } from '@/engine/ui/late/late'
import { CodeFailed } from '@/engine/ui/late/lazyView'

/** In the place of a page that may be declared later; once that is known, the routes show which it is. */
export function LatePage() {
  const loadLate = useContext(LateContext)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!hasFailed) loadLate().catch(() => setFailed(true))
  }, [hasFailed, loadLate])
  return hasFailed ? <CodeFailed onRetry={() => setFailed(false)} /> : <section aria-busy="true" />
}
