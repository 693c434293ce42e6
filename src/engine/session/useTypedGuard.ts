import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import type { Slot } from '@/engine/ui/late/slot'

type Loss = 'switch' | 'leave'

export type LossQuestion = { readonly loss: Loss; readonly answer: (mayGo: boolean) => void }

/** Ignores text that the browser filled in; with `leaveQuestion`, the browser asks before a reload, too. */
export function useTypedGuard(leaveQuestion?: Slot<() => Promise<boolean>>) {
  const typed = useRef(new Set<HTMLInputElement>())
  const [question, setQuestion] = useState<LossQuestion>()
  const note = ({ target, nativeEvent }: FormEvent) => {
    const isByHand = 'inputType' in nativeEvent && Boolean(nativeEvent.inputType)
    if (isByHand && target instanceof HTMLInputElement) typed.current.add(target)
  }
  const mayLose = async (loss: Loss) => {
    if (!isAnyFilled(typed.current)) return true
    // a newer question answers the older with Stay
    question?.answer(false)
    let asked: LossQuestion | undefined
    const mayGo = await new Promise<boolean>((answer) => {
      asked = { loss, answer }
      setQuestion(asked)
    })
    setQuestion((open) => (open === asked ? undefined : open))
    if (mayGo) typed.current.clear()
    return mayGo
  }
  const mayLeave = useEffectEvent(() => mayLose('leave'))
  useEffect(() => {
    if (!leaveQuestion) return
    const inputs = typed.current
    const warn = (event: BeforeUnloadEvent) => {
      if (isAnyFilled(inputs)) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    leaveQuestion.put(() => mayLeave())
    return () => {
      removeEventListener('beforeunload', warn)
      leaveQuestion.put(undefined)
    }
  }, [leaveQuestion])
  return { note, question, mayLose }
}

function isAnyFilled(inputs: ReadonlySet<HTMLInputElement>): boolean {
  return [...inputs].some(({ isConnected, value }) => isConnected && value !== '')
}
