import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'

/** A change of language or of page. */
export type Loss = 'switch' | 'leave'

type Question = { readonly loss: Loss; readonly answer: (mayGo: boolean) => void }

let ask: (() => Promise<boolean>) | undefined

/** Sets the question that another address has to wait for. */
export function guardPublic(next: typeof ask): void {
  ask = next
}

export async function mayLeavePublic(): Promise<boolean> {
  return (await ask?.()) ?? true
}

/**
 * Asks before typed text is lost; text that the browser filled in doesn't count.
 *
 * @param warns also on a reload, a close and a navigation
 */
export function useTypedGuard(warns: boolean) {
  const typed = useRef(new Set<HTMLInputElement>())
  const [question, setQuestion] = useState<Question>()
  const note = ({ target, nativeEvent }: FormEvent) => {
    const isByHand = 'inputType' in nativeEvent && Boolean(nativeEvent.inputType)
    if (isByHand && target instanceof HTMLInputElement) typed.current.add(target)
  }
  const mayLose = async (loss: Loss) => {
    if (!isAnyFilled(typed.current)) return true
    // one question at a time: a newer one answers the older with Stay
    question?.answer(false)
    let asked: Question | undefined
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
    if (!warns) return
    const inputs = typed.current
    const warn = (event: BeforeUnloadEvent) => {
      if (isAnyFilled(inputs)) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    guardPublic(() => mayLeave())
    return () => {
      removeEventListener('beforeunload', warn)
      guardPublic(undefined)
    }
  }, [warns])
  return { note, question, mayLose }
}

function isAnyFilled(inputs: ReadonlySet<HTMLInputElement>): boolean {
  return [...inputs].some(({ isConnected, value }) => isConnected && value !== '')
}
