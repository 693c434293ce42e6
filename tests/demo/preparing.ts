import { element } from './elements'
import type { DemoWords } from './words'

/**
 * Shows in the portal's place why it waits, if that takes longer than a moment.
 * @returns how to say how far it is
 */
export function showPreparing(root: Element, words: DemoWords): (done: number, of: number) => void {
  const bar = element('progress', { 'aria-label': words.preparing })
  root.replaceChildren(
    element(
      'main',
      { class: 'wd-plain demo-preparing' },
      element('p', { class: 'wd-plain-name', text: 'Wattdesk' }),
      element('h1', { text: words.preparing }),
      element('p', { text: words.preparingText }),
      bar,
    ),
  )
  return (done, of) => {
    bar.max = of
    bar.value = done
  }
}
