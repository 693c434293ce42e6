import { useRef, useState, type FormEvent } from 'react'
import { usePublicWords } from '@/engine/session/PublicWordsContext'
import { errorText, GatewayError } from '@/engine/data/gateway'

export type PublicTyped = Readonly<Record<string, string>>

/** What a form says: at the field concerned or, without one, above all of them. */
export type PublicProblem = { field?: string; text: string }

type Options = {
  /** What can be told before anything is sent. */
  check: (typed: PublicTyped) => PublicProblem | undefined
  send: (typed: PublicTyped) => Promise<void>
  /** The field that the gateway's words are about. */
  fieldOf: (refusal: string) => string | undefined
  /** Told after a refusal, before it is said. */
  onFailed?: (error: unknown) => void
  first?: PublicProblem | undefined
}

/** One request at a time; what was typed stays, and the focus goes to the field concerned. */
export function usePublicForm({ check, send, fieldOf, onFailed, first }: Options) {
  const { t } = usePublicWords()
  const [problem, setProblem] = useState(first)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    // synchronous: a double click reaches this before any state does
    if (running.current) return
    const typed = readTyped(form)
    const found = check(typed)
    if (found) return complain(form, found)
    running.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      await send(typed)
    } catch (error) {
      onFailed?.(error)
      complain(form, problemOf(error))
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  function problemOf(error: unknown): PublicProblem {
    const text = errorText(error, t)
    const isRefused = error instanceof GatewayError && error.kind === 'refused'
    const field = isRefused ? fieldOf(text) : undefined
    return field === undefined ? { text } : { field, text }
  }

  function complain(form: HTMLFormElement, next: PublicProblem) {
    setProblem(next)
    const input = next.field && form.elements.namedItem(next.field)
    if (!(input instanceof HTMLInputElement)) return
    input.focus()
    input.select()
  }

  return {
    busy,
    submit,
    /** What is wrong with one field. */
    at: (name: string) => (problem?.field === name ? problem.text : undefined),
    /** What concerns no single one. */
    general: problem?.field === undefined ? problem?.text : undefined,
  }
}

/** Passwords as they are; around anything else no blanks. */
function readTyped(form: HTMLFormElement): PublicTyped {
  const entries = [...new FormData(form)].map(([name, value]) => {
    const text = typeof value === 'string' ? value : ''
    return [name, /password|again/i.test(name) ? text : text.trim()] as const
  })
  return Object.fromEntries(entries)
}
