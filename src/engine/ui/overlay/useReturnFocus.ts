import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Returns focus when a dialog closes: to its opener or, after the returned function was called, to the page's
 * title, as the opener may be gone.
 */
export function useReturnFocus(): () => void {
  const [opener] = useState(() => document.activeElement)
  const isDone = useRef(false)
  useEffect(
    () => () => {
      const target = isDone.current ? document.querySelector('#wd-page-title') : opener
      if (target instanceof HTMLElement) target.focus()
    },
    [opener],
  )
  return useCallback(() => {
    isDone.current = true
  }, [])
}
