import { useState, type ChangeEvent, type CompositionEvent, type KeyboardEvent } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps what an input method is still composing inside the input: the form hears of it, checks it and
 * shows problems only once the composition has ended.
 */
export function useComposition(value: string, onChange: (value: string) => void) {
  const [draft, setDraft] = useState<string>()
  return {
    value: draft ?? value,
    onChange: (event: ChangeEvent<Control>) => {
      const text = event.currentTarget.value
      if (draft === undefined) onChange(text)
      else setDraft(text)
    },
    onCompositionStart: (event: CompositionEvent<Control>) => setDraft(event.currentTarget.value),
    onCompositionEnd: (event: CompositionEvent<Control>) => {
      setDraft(undefined)
      onChange(event.currentTarget.value)
    },
    onKeyDown: (event: KeyboardEvent<Control>) => {
      if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
    },
  }
}

/** Whether a key is the input method's; Safari ends the composition before the Enter that ended it, its key code tells. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229
}
