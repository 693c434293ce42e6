import { createElement, useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType, ReactElement } from 'react'
import { useI18nProvider, useTranslate, type I18nProvider } from 'ra-core'
import { isGrowing } from '@/engine/data/i18nProvider'
import { lateCode } from './lateCode'
import './codeFailed.css'

export type LazyView<P> = ((props: P) => ReactElement) & {
  /** Loads the words, too, if it gets the provider that holds them. */
  load: (i18nProvider?: I18nProvider) => Promise<unknown>
}

type ViewProps = { onClose?: (...given: never[]) => void }

/** Loads code and the chunk of words that it names when the view first opens. */
export function lazyView<P extends object & ViewProps>(
  importView: () => Promise<ComponentType<P>>,
  words?: string,
): LazyView<P> {
  const code = lateCode(importView)
  const load = (provider?: I18nProvider) =>
    Promise.all([
      code.load(),
      words !== undefined && provider && isGrowing(provider) && provider.add(words),
    ])
  return Object.assign(LazyView, { load })

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
      load(provider).then(
        () => come(under),
        () => setState('failed'),
      )
    }, [isComing, provider])
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
