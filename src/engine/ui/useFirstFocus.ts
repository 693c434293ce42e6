import { useEffect, useRef, type RefObject } from 'react'
import { afterPaint } from './afterPaint'

/** Focuses a form's first control, unless another has the focus, without scrolling past the content above it. */
export function useFirstFocus(isWanted = true): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const isGiven = useRef(false)
  useEffect(() => {
    // not again when a cached page is shown again
    if (!isWanted || isGiven.current) return undefined
    return afterPaint(() => {
      isGiven.current = true
      // the operator may be typing already
      if (form.current?.contains(document.activeElement)) return
      const control = form.current?.querySelector<HTMLElement>('input, select, textarea')
      control?.focus({ preventScroll: true })
    })
  }, [isWanted])
  return form
}
