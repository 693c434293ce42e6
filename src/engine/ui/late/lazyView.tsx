import { useEffect, useEffectEvent, useState, type ComponentType, type ReactElement } from 'react'
import { useI18nProvider, useTranslate } from 'ra-core'
import { isGrowing } from '@/engine/data/i18nProvider'
import { topModal } from './topModal'
import './codeFailed.css'

/** `load` brings its code ahead of need. */
export type LazyView<P> = ((props: P) => ReactElement) & { load: () => Promise<unknown> }

/**
 * A page or a dialog whose code, and whose words if it names a chunk of them, come when it is first opened; from
 * then on it is there at once.
 */
export function lazyView<P extends object>(
  load: () => Promise<ComponentType<P>>,
  words?: string,
): LazyView<P> {
  let known: ComponentType<P> | undefined
  const fetchView = async () => {
    known ??= await load()
    return known
  }

  return Object.assign(LazyView, { load: fetchView })

  function LazyView(props: P) {
    const provider = useI18nProvider()
    const growing = words !== undefined && isGrowing(provider) ? provider : undefined
    const here = words !== undefined && growing?.has(words) === false ? undefined : known
    const [state, setState] = useState<{ view: ComponentType<P> | undefined } | 'failed'>({
      view: here,
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
      Promise.all([fetchView(), words !== undefined && growing?.add(words)])
        .then(([view]) => come(view, under))
        .catch(() => setState('failed'))
    }, [isWanted, growing])
    if (state === 'failed') {
      return <CodeFailed onRetry={() => setState({ view: here })} onClose={onClose} />
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
