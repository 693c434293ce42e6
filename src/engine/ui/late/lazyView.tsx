import { useEffect, useEffectEvent, useState, type ComponentType, type ReactElement } from 'react'
import { useTranslate } from 'ra-core'
import { topModal } from './topModal'
import './codeFailed.css'

/** `load` brings its code ahead of need. */
export type LazyView<P> = ((props: P) => ReactElement) & { load: () => Promise<unknown> }

/** A page or a dialog whose code comes when it is first opened; from then on it is there at once. */
export function lazyView<P extends object>(load: () => Promise<ComponentType<P>>): LazyView<P> {
  let known: ComponentType<P> | undefined
  const fetchView = async () => {
    known ??= await load()
    return known
  }

  return Object.assign(LazyView, { load: fetchView })

  function LazyView(props: P) {
    const [state, setState] = useState<{ view: ComponentType<P> | undefined } | 'failed'>({
      view: known,
    })
    // what was opened over a page can be closed
    const { onClose } = props as { onClose?: () => void }
    const isWanted = state !== 'failed' && !state.view
    const come = useEffectEvent((view: ComponentType<P>, under: Element | undefined) => {
      const top = topModal()
      // the operator has opened something else over the page meanwhile
      if (onClose && top && top !== under) onClose()
      else setState({ view })
    })
    useEffect(() => {
      if (!isWanted) return
      const under = topModal()
      fetchView()
        .then((view) => come(view, under))
        .catch(() => setState('failed'))
    }, [isWanted])
    if (state === 'failed') {
      return <CodeFailed onRetry={() => setState({ view: known })} onClose={onClose} />
    }
    const { view: View } = state
    return View ? <View {...props} /> : <section aria-busy="true" />
  }
}

type CodeFailedProps = { onRetry: () => void; onClose?: (() => void) | undefined }

/** Code that did not come, and another try. What would have opened over the page says so over the page. */
export function CodeFailed({ onRetry, onClose }: CodeFailedProps) {
  const translate = useTranslate()
  return (
    <section className={onClose ? 'wd-code-failed' : 'wd-panel wd-list-status'}>
      <p role="alert">{translate('boot.failedText')}</p>
      <div className="wd-code-failed-ways">
        <button type="button" className="wd-button" onClick={onRetry}>
          {translate('views.tryAgain')}
        </button>
        <button type="button" className="wd-button" onClick={() => location.reload()}>
          {translate('boot.reload')}
        </button>
        {onClose && (
          <button type="button" className="wd-button" onClick={() => onClose()}>
            {translate('app.close')}
          </button>
        )}
      </div>
    </section>
  )
}
