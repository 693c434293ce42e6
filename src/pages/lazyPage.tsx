import { useEffect, useState } from 'react'
import { useTranslate } from 'ra-core'
import type { Page } from '@/views/Gated'

/** A page whose code comes when it is first opened; from then on it is there at once. */
export function lazyPage(load: () => Promise<Page>): Page {
  let known: Page | undefined
  const fetchPage = async () => {
    known ??= await load()
    return known
  }

  return function LazyPage(props) {
    const [state, setState] = useState<{ page: Page | undefined } | 'failed'>({ page: known })
    const isWanted = state !== 'failed' && !state.page
    useEffect(() => {
      if (!isWanted) return
      fetchPage()
        .then((page) => setState({ page }))
        .catch(() => setState('failed'))
    }, [isWanted])
    if (state === 'failed') return <CodeFailed onRetry={() => setState({ page: known })} />
    const { page: Page } = state
    return Page ? <Page {...props} /> : <section aria-busy="true" />
  }
}

function CodeFailed({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate()
  return (
    <section className="wd-panel wd-list-status">
      <p role="alert">{translate('boot.failedText')}</p>
      <button type="button" className="wd-button" onClick={onRetry}>
        {translate('views.tryAgain')}
      </button>
    </section>
  )
}
