import { useCallback, useRef, useState } from 'react'

/** The cause of the loss: a change of language or of page. */
export type Loss = 'switch' | 'leave'

/** Asks one question at a time; a newer one answers the older with Stay. */
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
