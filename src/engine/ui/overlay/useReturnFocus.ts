import { useCallback, useEffect, useRef, useState } from 'react'

/** Focuses a closed dialog's opener or, after the returned call, the title, as the opener may be gone. */
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
