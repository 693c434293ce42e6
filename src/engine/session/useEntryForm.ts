import { useState, type FormEvent } from 'react'
import { usePublicWords } from './PublicWordsContext'
import { errorText, GatewayError, useGateway } from '@/engine/data/gateway'
import { useBusy } from '@/engine/ui/useBusy'
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
  const { t } = usePublicWords()
  const { serverClock } = useGateway()
  const [found, setFound] = useState<Problem>()
  const problem = found ?? options.firstProblem
  const { isBusy, run } = useBusy()
  const [pauseEnds, setPauseEnds] = useState(0)
  const pause = useSecondsLeft(pauseEnds)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy || pause > 0) return
    const mistake = problemIn(readTyped(form))
    if (mistake) complain(form, mistake)
    else await run(() => send(form))
  }

  function problemIn(typed: Typed): Problem | undefined {
    const empty = fields.find(({ name, emptyText }) => emptyText && !typed[name])
    return empty ? { field: empty.name, text: empty.emptyText ?? '' } : options.check?.(typed)
  }

  async function send(form: HTMLFormElement) {
    const picture = captcha && ((await captcha.current()) ?? (await captcha.refresh()))
    const typed = readTyped(form)
    if (captcha && !picture) return complainOfCaptcha(form, 'login.pictureFailed')
    const { uuid = '' } = picture ?? {}
    if (uuid && !typed['captchaCode']) return complainOfCaptcha(form, 'login.empty.captchaCode')
    await options.send(typed, uuid).catch((error: unknown) => fail(form, error))
  }

  function fail(form: HTMLFormElement, error: unknown) {
    const text = errorText(error, t)
    const { kind, retryAfterMs } = error instanceof GatewayError ? error : {}
    const field = kind === 'refused' ? options.fieldOf(text) : undefined
    if (retryAfterMs !== undefined) setPauseEnds(serverClock.now() + retryAfterMs)
    void captcha?.refresh()
    const answer = inputOf(form, 'captchaCode')
    // the login keeps a wrong answer for comparison
    if (answer && (!isProblemAbove || field !== 'captchaCode')) answer.value = ''
    options.onFailed?.(error)
    complain(form, { field, text })
  }

  function complainOfCaptcha(form: HTMLFormElement, key: string) {
    complain(form, { field: 'captchaCode', text: t(key) })
  }

  function complain(form: HTMLFormElement, next: Problem) {
    setFound(next)
    const input = next.field === undefined ? undefined : inputOf(form, next.field)
    input?.focus()
    input?.select()
  }

  // the captcha turned out to be unnecessary
  const isSettled = problem?.field === 'captchaCode' && captcha?.state === 'off'
  return {
    submit,
    isBusy,
    /** Seconds until the gateway accepts the next attempt. */
    pause,
    problem: isSettled ? undefined : problem,
  }
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
