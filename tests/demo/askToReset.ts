import { button, element } from './elements'
import type { DemoWords } from './words'

/** Asks whether to delete everything. */
export function askToReset(words: DemoWords, reset: () => void): void {
  const cancel = button(words.cancel, () => dialog.close())
  const dialog = element(
    'dialog',
    { class: 'demo-ask', 'aria-labelledby': 'demo-ask-title' },
    element('h1', { id: 'demo-ask-title', text: words.resetTitle }),
    element('p', { text: words.resetText }),
    element('div', {}, cancel, button(words.reset, confirm, 'wd-button-danger')),
  )
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  cancel.focus()

  function confirm(): void {
    dialog.close()
    reset()
  }
}
