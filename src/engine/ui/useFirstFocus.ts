import { useEffect, useRef, type RefObject } from 'react'

/**
 * Puts the focus into the first control of a form when it opens. Without scrolling: what stands above the
 * inputs is what the operator is to see first.
 */
export function useFirstFocus(isWanted = true): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const isGiven = useRef(false)
  useEffect(() => {
    // not once more when its page is shown again
    if (!isWanted || isGiven.current) return
    isGiven.current = true
    const control = form.current?.querySelector<HTMLElement>('input, select, textarea')
    control?.focus({ preventScroll: true })
  }, [isWanted])
  return form
}
