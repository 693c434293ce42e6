import type { Dialect, Language } from '@/engine/config'
import { afterPaint } from '@/engine/ui/afterPaint'
import { focusFirstField } from '../focusFirstField'

/** Of the element that has the login's markup, until the page shows it. */
const waiting = 'data-prerendered'

/** Ends the notes of what is pressed before the script takes over; returns their replay. */
export type TakePresses = () => () => void

export function loginVariant(language: Language, { isStock }: Dialect): string {
  return isStock ? `${language}-stock` : language
}

/** Shows the markup of a variant; undefined if the page has none, as it was not written by `appBuild`. */
export function showPrerendered(container: Element, variant: string): TakePresses | undefined {
  if (!container.hasAttribute(waiting)) return undefined
  const template = document.querySelector<HTMLTemplateElement>(`template[data-login=${variant}]`)
  if (template) container.replaceChildren(template.content.cloneNode(true))
  container.removeAttribute(waiting)
  // before the frame, the browser would lay out the page for it
  afterPaint(() => focusFirstField(container))
  return followPresses(container)
}

export function dropPrerendered(container: Element): void {
  if (!container.hasAttribute(waiting)) return
  container.replaceChildren()
  container.removeAttribute(waiting)
}

/** Enter in a field presses the submit button, too. */
function followPresses(container: Element): TakePresses {
  const pressed: number[] = []
  const note = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    event.preventDefault()
    pressed.push(buttonsOf(container).indexOf(button))
    if (button.type === 'submit') setBusy(button, 'true')
  }
  container.addEventListener('click', note)
  return () => {
    container.removeEventListener('click', note)
    for (const button of buttonsOf(container))
      if (button.type === 'submit') setBusy(button, 'false')
    return () => {
      for (const index of pressed) buttonsOf(container)[index]?.click()
    }
  }
}

function buttonsOf(container: Element): readonly HTMLButtonElement[] {
  return [...container.querySelectorAll('button')]
}

function setBusy(button: HTMLButtonElement, isBusy: 'true' | 'false'): void {
  button.form?.setAttribute('aria-busy', isBusy)
  button.setAttribute('aria-disabled', isBusy)
}
