import { startTransition, type ReactNode } from 'react'
import { hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import type { TakePresses } from './prerendered'

type Handlers = Pick<RootOptions, 'onCaughtError' | 'onUncaughtError'>

/** Takes over the prerendered login with all that was typed and pressed in it; resolves once it is mounted. */
export async function hydrateLogin(
  container: Element,
  draw: (onMounted: () => void) => ReactNode,
  { takePresses, ...handlers }: Handlers & { takePresses: TakePresses },
): Promise<Root> {
  const inputs = [...container.querySelectorAll('input')]
  const focused = document.activeElement
  const options = { ...handlers, onRecoverableError: () => {} }
  const { root, replay } = await new Promise<{ root: Root; replay: () => void }>((resolve) => {
    const onMounted = () => resolve({ root: hydrated, replay: takePresses() })
    let hydrated: Root
    // a transition pauses for input
    startTransition(() => {
      hydrated = hydrateRoot(container, draw(onMounted), options)
    })
  })
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
