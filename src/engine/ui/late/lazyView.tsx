import { createElement, useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType, ReactElement } from 'react'
import { useI18nProvider, useTranslate } from 'ra-core'
import { isGrowing } from '@/engine/data/i18nProvider'
import { lateCode } from './lateCode'
import './codeFailed.css'

export type LazyView<P> = ((props: P) => ReactElement) & { load: () => Promise<unknown> }

type ViewProps = { onClose?: (...given: never[]) => void }

/** Loads code and the chunk of words that it names when the view first opens. */
export function lazyView<P extends object & ViewProps>(
  load: () => Promise<ComponentType<P>>,
  words?: string,
): LazyView<P> {
  const code = lateCode(load)
  return Object.assign(LazyView, { load: code.load })

  function LazyView(props: P) {
    const { onClose } = props
    const provider = useI18nProvider()
    const growing = words !== undefined && isGrowing(provider) ? provider : undefined
    const hasWords = words === undefined || growing?.has(words) !== false
    const [state, setState] = useState<'coming' | 'shown' | 'failed'>(
      hasWords && code.get() ? 'shown' : 'coming',
    )
    const come = useEffectEvent((under: Element | undefined) => {
      const top = topModal()
      // the operator has opened something else over the page meanwhile
      if (onClose && top && top !== under) onClose()
      else setState('shown')
    })
    const isComing = state === 'coming'
    useEffect(() => {
      if (!isComing) return
      const under = topModal()
      Promise.all([code.load(), words !== undefined && growing?.add(words)]).then(
        () => come(under),
        () => setState('failed'),
      )
    }, [isComing, growing])
    const View = code.get()
    if (state === 'failed')
      return <CodeFailed onRetry={() => setState('coming')} onClose={onClose} />
    if (state === 'coming' || !View) return <section aria-busy="true" />
    return createElement(View, props)
  }
}

const modals = '.MuiModal-root, [aria-modal="true"], dialog[open]'

export function topModal(): Element | undefined {
  return [...document.querySelectorAll(modals)].at(-1)
}

type CodeFailedProps = { onRetry: () => void; onClose?: (() => void) | undefined }

/** With `onClose`, it appears over the page. */
export function CodeFailed({ onRetry, onClose }: CodeFailedProps) {
  const translate = useTranslate()
  const buttons = [
    ['views.tryAgain', onRetry],
    ['boot.reload', () => location.reload()],
    ['app.close', onClose],
  ] as const
  return (
    <section className={onClose ? 'wd-code-failed' : 'wd-panel wd-list-status'}>
      <p role="alert">{translate('boot.failedText')}</p>
      <div className="wd-code-failed-ways">
        {buttons.map(
          ([label, press]) =>
            press && (
              <button key={label} type="button" className="wd-button" onClick={() => press()}>
                {translate(label)}
              </button>
            ),
        )}
      </div>
    </section>
  )
}
