import { useCallback, useRef, useState } from 'react'

/** What would lose what is typed: the other language, or another page. */
export type Loss = 'switch' | 'leave'

/** One question at a time; a newer one takes the place of the older, which is answered with Stay. */
export function useLossQuestion() {
  const [loss, setLoss] = useState<Loss>()
  const pending = useRef<(mayGo: boolean) => void>(undefined)
  const answer = useCallback((mayGo: boolean) => {
    pending.current?.(mayGo)
    pending.current = undefined
    setLoss(undefined)
  }, [])
  const ask = useCallback((next: Loss) => {
    pending.current?.(false)
    setLoss(next)
    return new Promise<boolean>((resolve) => {
      pending.current = resolve
    })
  }, [])
  return { loss, ask, answer }
}
