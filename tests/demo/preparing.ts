import { createTranslate } from '@/engine/messages/translate'
import { element } from './elements'
import type { Progress } from './storedBuild'
import type { DemoWords } from './words'

/**
 * Shows in the portal's place why it waits, if that takes longer than a moment.
 * @returns how to say how far it is
 */
export function showPreparing(root: Element, words: DemoWords): (progress: Progress) => void {
  const t = createTranslate(words)
  const bar = element('progress', { 'aria-label': words.preparing })
  const figures = element('p', { class: 'demo-figures' })
  root.replaceChildren(
    element(
      'main',
      { class: 'wd-plain demo-preparing' },
      element('p', { class: 'wd-plain-name', text: 'Wattdesk' }),
      element('h1', { text: words.preparing }),
      element('p', { text: words.preparingText }),
      bar,
      figures,
    ),
  )
  return ({ done, of }) => {
    bar.max = of
    bar.value = done
    figures.textContent = t('loaded', { done: megabytes(done), of: megabytes(of) })
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
