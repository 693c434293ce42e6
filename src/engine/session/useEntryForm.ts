import { useEffect, useRef, useState, type FormEvent } from 'react'
import { usePublicWords } from '@/engine/session/PublicWordsContext'
import { errorText, GatewayError, useGateway } from '@/engine/data/gateway'
import { useSecondsLeft } from '@/engine/ui/time/useSecondsLeft'
import { useCaptcha, type CaptchaAnswer } from './useCaptcha'

export type Typed = Readonly<Record<string, string>>

/** Without a field, it concerns the whole form. */
export type Problem = { field?: string | undefined; text: string }

export type EntryFormState = ReturnType<typeof useEntryForm>

type Options = {
  /** Fields that must not be empty, in the order of the complaints; the captcha comes last. */
  required: readonly string[]
  /** Runs before anything is sent. */
  check?: (typed: Typed) => Problem | undefined
  /** Without it, the form has no captcha. */
  askCaptcha?: () => Promise<CaptchaAnswer>
  /** Rejects with the error to show. `uuid` is the captcha's, or empty. */
  send: (typed: Typed, uuid: string) => Promise<void>
  /** Finds the field that a refusal is about. */
  fieldOf: (refusal: string) => string | undefined
  onFailed?: (error: unknown) => void
  firstProblem?: Problem | undefined
  /** Shows all problems above the form; by default a field's problem is below it. */
  isProblemAbove?: boolean
}

/** The one engine of log-in, register and bind. Input stays after a failure; the problem's field gets the focus. */
export function useEntryForm(options: Options) {
  const { askCaptcha, isProblemAbove = false } = options
  const { t } = usePublicWords()
  const { serverClock } = useGateway()
  const { captcha, refresh } = useCaptcha(askCaptcha)
  const [problem, setProblem] = useState(options.firstProblem)
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const [pauseEnds, setPauseEnds] = useState(0)
  const pause = useSecondsLeft(pauseEnds)
  const waiting = useRef<HTMLFormElement>(undefined)
  const hasWaited = useRef(false)

  // submitted before the captcha was known, or after it failed to load
  useEffect(() => {
    if (captcha.state === 'loading' || !waiting.current) return
    const form = waiting.current
    waiting.current = undefined
    setBusy(false)
    form.requestSubmit()
    hasWaited.current = false
  }, [captcha.state])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    // a ref: a double click arrives before any state
    if (isRunning.current || pause > 0) return
    const typed = readTyped(form)
    const empty = firstEmpty(typed, options.required)
    const found = empty ? emptyProblem(empty) : options.check?.(typed)
    if (found) return complain(form, found)
    if (captcha.state === 'loading') return wait(form)
    if (captcha.state === 'failed') {
      if (hasWaited.current)
        return complain(form, { field: 'captchaCode', text: t('login.pictureFailed') })
      refresh()
      return wait(form)
    }
    const uuid = captcha.state === 'ready' ? captcha.uuid : ''
    if (uuid && !typed['captchaCode']) return complain(form, emptyProblem('captchaCode'))
    await send(form, typed, uuid)
  }

  async function send(form: HTMLFormElement, typed: Typed, uuid: string) {
    isRunning.current = true
    setBusy(true)
    try {
      await options.send(typed, uuid)
    } catch (error) {
      fail(form, error)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  function fail(form: HTMLFormElement, error: unknown) {
    const text = errorText(error, t)
    const { kind, retryAfterMs } = error instanceof GatewayError ? error : {}
    const field = kind === 'refused' ? options.fieldOf(text) : undefined
    if (retryAfterMs !== undefined) setPauseEnds(serverClock.now() + retryAfterMs)
    refresh()
    // the log-in keeps a wrong answer for the operator to compare
    if (!isProblemAbove || field !== 'captchaCode') inputOf(form, 'captchaCode')?.clear()
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
    if (next.field) inputOf(form, next.field)?.select()
  }

  function emptyProblem(field: string): Problem {
    return { field, text: t(`login.empty.${field}`) }
  }

  // about a captcha that turned out not to be needed
  const isMoot = problem?.field === 'captchaCode' && captcha.state === 'off'
  const shown = isMoot ? undefined : problem
  return {
    captcha,
    refresh,
    submit,
    isBusy,
    /** Seconds until the gateway accepts the next attempt. */
    pause,
    isProblemAbove,
    /** The problem above the form. */
    problem: isProblemAbove || shown?.field === undefined ? shown?.text : undefined,
    /** Props of a field. */
    at: (name: string) => {
      const isWrong = shown?.field === name
      const text = isWrong ? shown?.text : ''
      return { name, isWrong, problem: isProblemAbove ? undefined : text }
    },
  }
}

export function firstEmpty(typed: Typed, required: readonly string[]): string | undefined {
  return required.find((name) => !typed[name])
}

/** Trims everything but passwords. */
function readTyped(form: HTMLFormElement): Typed {
  const entries = [...new FormData(form)].map(([name, value]) => {
    const text = typeof value === 'string' ? value : ''
    return [name, /password|again/i.test(name) ? text : text.trim()] as const
  })
  return Object.fromEntries(entries)
}

function inputOf(form: HTMLFormElement, name: string) {
  const input = form.elements.namedItem(name)
  if (!(input instanceof HTMLInputElement)) return undefined
  return {
    clear: () => void (input.value = ''),
    select: () => {
      input.focus()
      input.select()
    },
  }
}
