import { useEffect, useRef, useState, type FormEvent } from 'react'
import { usePublicWords } from './PublicWordsContext'
import { errorText, GatewayError, useGateway } from '@/engine/data/gateway'
import { useSecondsLeft } from '@/engine/ui/time/useSecondsLeft'
import type { Captcha } from './Captcha'
import type { EntryField } from './EntryField'

export type Typed = Readonly<Record<string, string>>

/** Without a field, it concerns the whole form. */
export type Problem = { field?: string | undefined; text: string }

export type EntryFormOptions = {
  fields: readonly EntryField[]
  captcha?: Captcha
  check?: (typed: Typed) => Problem | undefined
  /** Rejects with the error to show; `uuid` is the captcha's, or empty. */
  send: (typed: Typed, uuid: string) => Promise<void>
  fieldOf: (refusal: string) => string | undefined
  onFailed?: (error: unknown) => void
  firstProblem?: Problem | undefined
  /** Shows all problems above the form. Default: a field's problem is below the field. */
  isProblemAbove?: boolean
}

/** Keeps the input after a failure and focuses the problem's field. */
export function useEntryForm(options: EntryFormOptions) {
  const { fields, captcha, isProblemAbove = false } = options
  const captchaState = captcha?.state ?? 'off'
  const { t } = usePublicWords()
  const { serverClock } = useGateway()
  const [problem, setProblem] = useState(options.firstProblem)
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const [pauseEnds, setPauseEnds] = useState(0)
  const pause = useSecondsLeft(pauseEnds)
  const waiting = useRef<HTMLFormElement>(undefined)
  const hasWaited = useRef(false)

  // submitted before the captcha was known, or after it failed to load
  useEffect(() => {
    if (captchaState === 'loading' || !waiting.current) return
    const form = waiting.current
    waiting.current = undefined
    setBusy(false)
    form.requestSubmit()
    hasWaited.current = false
  }, [captchaState])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    // a ref: a double click arrives before any state
    if (isRunning.current || pause > 0) return
    const typed = readTyped(form)
    const empty = fields.find(({ name, emptyText }) => emptyText && !typed[name])
    const found = empty ? problemOf(empty.name, empty.emptyText) : options.check?.(typed)
    if (found) return complain(form, found)
    if (captchaState === 'loading') return wait(form)
    if (captchaState === 'failed') {
      if (hasWaited.current)
        return complain(form, problemOf('captchaCode', t('login.pictureFailed')))
      captcha?.refresh()
      return wait(form)
    }
    const uuid = captcha?.state === 'ready' ? captcha.uuid : ''
    if (uuid && !typed['captchaCode'])
      return complain(form, problemOf('captchaCode', t('login.empty.captchaCode')))
    isRunning.current = true
    setBusy(true)
    await options.send(typed, uuid).catch((error: unknown) => fail(form, error))
    isRunning.current = false
    setBusy(false)
  }

  function fail(form: HTMLFormElement, error: unknown) {
    const text = errorText(error, t)
    const { kind, retryAfterMs } = error instanceof GatewayError ? error : {}
    const field = kind === 'refused' ? options.fieldOf(text) : undefined
    if (retryAfterMs !== undefined) setPauseEnds(serverClock.now() + retryAfterMs)
    captcha?.refresh()
    const answer = inputOf(form, 'captchaCode')
    // the login keeps a wrong answer for comparison
    if (answer && (!isProblemAbove || field !== 'captchaCode')) answer.value = ''
    options.onFailed?.(error)
    complain(form, { field, text })
  }

  function wait(form: HTMLFormElement) {
    waiting.current = form
    hasWaited.current = true
    setBusy(true)
  }

  function complain(form: HTMLFormElement, next: Problem) {
    setProblem(next)
    const input = next.field === undefined ? undefined : inputOf(form, next.field)
    input?.focus()
    input?.select()
  }

  // the captcha turned out to be unnecessary
  const isMoot = problem?.field === 'captchaCode' && captchaState === 'off'
  return {
    submit,
    isBusy,
    /** Seconds until the gateway accepts the next attempt. */
    pause,
    problem: isMoot ? undefined : problem,
  }
}

function problemOf(field: string, text = ''): Problem {
  return { field, text }
}

/** Trims everything but passwords. */
function readTyped(form: HTMLFormElement): Typed {
  const entries = [...new FormData(form)].map(([name, value]) => {
    const text = typeof value === 'string' ? value : ''
    return [name, /password|again/i.test(name) ? text : text.trim()] as const
  })
  return Object.fromEntries(entries)
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const input = form.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input : undefined
}
