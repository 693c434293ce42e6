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
      // Safari ends the composition before the Enter that ended it, and would submit; its key code tells
      const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
      if (event.key === 'Enter' && isComposing) event.preventDefault()
    },
  }
}
