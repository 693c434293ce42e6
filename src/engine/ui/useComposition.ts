import { useState, type ChangeEvent, type CompositionEvent, type KeyboardEvent } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

/** The form sees text only once an input method has composed it. */
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

/** Safari ends the composition before its final Enter, which only the key code reveals. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229
}
