import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Where the focus goes when a dialog closes: back to what opened it, or, once the dialog has done its work,
 * to the page's title, as the opener may be gone with the state it stood for.
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
