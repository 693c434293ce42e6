import { useEffect, useRef, type FormEvent } from 'react'

/**
 * Whether somebody has typed something that a reload would lose; what the browser filled in by itself is not
 * typed.
 *
 * @param warns whether the browser asks before the page is reloaded or closed
 */
export function useTypedText(warns: boolean) {
  const typed = useRef(new Set<HTMLInputElement>())
  const note = ({ target, nativeEvent }: FormEvent) => {
    const isByHand = 'inputType' in nativeEvent && Boolean(nativeEvent.inputType)
    if (isByHand && target instanceof HTMLInputElement) typed.current.add(target)
  }
  useEffect(() => {
    if (!warns) return
    const inputs = typed.current
    const warn = (event: BeforeUnloadEvent) => {
      if (isAnyFilled(inputs)) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [warns])
  return {
    note,
    isTyped: () => isAnyFilled(typed.current),
    forget: () => typed.current.clear(),
  }
}

function isAnyFilled(inputs: ReadonlySet<HTMLInputElement>): boolean {
  return [...inputs].some(({ isConnected, value }) => isConnected && value !== '')
}
