import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import type { TakePresses } from './prerendered'

type Handlers = Pick<RootOptions, 'onCaughtError' | 'onUncaughtError'>

/** Takes over the prerendered login with all that was typed and pressed in it. */
export function hydrateLogin(
  container: Element,
  login: ReactNode,
  { takePresses, ...handlers }: Handlers & { takePresses: TakePresses },
): Root {
  const replay = takePresses()
  const inputs = [...container.querySelectorAll('input')]
  const focused = document.activeElement
  const options = { ...handlers, onRecoverableError: () => {} }
  const root = flushSync(() => hydrateRoot(container, login, options))
  for (const input of inputs) {
    if (!input.isConnected) restore(container, input, input === focused)
  }
  noteTyped(container)
  replay()
  return root
}

/** React draws the form anew if an extension of the browser has put elements into it. */
function restore(container: Element, lost: HTMLInputElement, isFocused: boolean): void {
  const input = container.querySelector<HTMLInputElement>(`input[name="${lost.name}"]`)
  if (!input) return
  input.value = lost.value
  if (!isFocused) return
  input.focus()
  input.setSelectionRange(lost.selectionStart, lost.selectionEnd)
}

/** Text in a field counts as typed, for the question before it is lost. */
function noteTyped(container: Element): void {
  for (const input of container.querySelectorAll('input')) {
    const typed = new InputEvent('input', { bubbles: true, inputType: 'insertText' })
    if (input.value !== '') input.dispatchEvent(typed)
  }
}
