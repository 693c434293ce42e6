import { useEffect, useEffectEvent } from 'react'
import { topModal } from '@/engine/ui/overlay/topModal'

const writing = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'

/** `/`, where nobody is writing, and Ctrl or Cmd with K anywhere open the search; over a dialog neither does. */
export function useSearchKeys(onOpen: () => void): void {
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isOurs(event) || topModal()) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

function isOurs(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
  if (event.defaultPrevented || altKey) return false
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k'
  return key === '/' && !(target instanceof Element && target.closest(writing))
}
