import { topModal } from './late/lazyView'

const writing = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'

/** Whether a key pressed alone is the page's: nothing is typed into, and no dialog is open. */
export function isFreeKey(event: KeyboardEvent): boolean {
  const { defaultPrevented, isComposing, altKey, ctrlKey, metaKey, target } = event
  // a bracket is typed with AltGr on many keyboards
  const isPlain = event.getModifierState('AltGraph') || !(altKey || ctrlKey || metaKey)
  const isWriting = target instanceof Element && target.closest(writing) !== null
  return isPlain && !isWriting && !defaultPrevented && !isComposing && !topModal()
}
