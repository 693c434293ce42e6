import { useEffect, useRef, useState, type FormEvent } from 'react'
import { usePublicWords } from '@/engine/session/PublicWordsContext'
import { errorText, gateway, GatewayError, type Credentials } from '@/engine/data/gateway'
import { useSecondsLeft } from '@/engine/ui/time/useSecondsLeft'
import {
  fieldConcerned,
  firstEmpty,
  readTyped,
  type LoginFieldName,
  type LoginProblem,
} from './loginProblem'
import type { Captcha } from './useCaptcha'

type LoginOptions = {
  captcha: Captcha
  refreshCaptcha: () => void
  /** Settles when the portal stands; rejects with what the form is to say. */
  signIn: (credentials: Credentials) => Promise<void>
  firstProblem: LoginProblem | undefined
}

/** One request at a time; what was typed stays, and the focus goes to the field concerned. */
export function useLogin({ captcha, refreshCaptcha, signIn, firstProblem }: LoginOptions) {
  const { t } = usePublicWords()
  const [problem, setProblem] = useState(firstProblem)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const [pauseEnds, setPauseEnds] = useState(0)
  // in whole seconds: the gateway wants no other attempt before
  const pause = useSecondsLeft(pauseEnds)
  const waiting = useRef<HTMLFormElement>(undefined)
  const hasWaited = useRef(false)

  // pressed before the gateway had said whether it asks for a captcha, or after it could not say
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
    if (running.current || pause > 0) return
    const typed = readTyped(form)
    // what was typed for the last picture is no answer to the next one
    const answer = captcha.state === 'ready' ? typed.captchaCode : ''
    const empty = firstEmpty({ ...typed, captchaCode: answer }, captcha.state !== 'off')
    if (empty === 'captchaCode' && captcha.state === 'loading') return wait(form)
    if (empty === 'captchaCode' && captcha.state === 'failed') {
      if (hasWaited.current) return complain(form, { field: empty, text: t('login.pictureFailed') })
      refreshCaptcha()
      return wait(form)
    }
    if (empty) return complain(form, { field: empty, text: t(`login.empty.${empty}`) })
    running.current = true
    setBusy(true)
    try {
      await signIn({ ...typed, uuid: captcha.state === 'ready' ? captcha.uuid : '' })
    } catch (error) {
      const next = problemOf(error, t)
      const waitMs = error instanceof GatewayError ? error.retryAfterMs : undefined
      if (waitMs !== undefined) setPauseEnds(gateway.serverClock.now() + waitMs)
      refreshCaptcha()
      if (next.field !== 'captchaCode') clearField(form, 'captchaCode')
      complain(form, next)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  function wait(form: HTMLFormElement) {
    waiting.current = form
    hasWaited.current = true
    setBusy(true)
  }

  function complain(form: HTMLFormElement, next: LoginProblem) {
    setProblem(next)
    if (next.field) focusField(form, next.field)
  }

  // asked for in place of a picture that did not come, and then none was wanted
  const isMoot = problem?.field === 'captchaCode' && captcha.state === 'off'
  return { problem: isMoot ? undefined : problem, busy, pause, submit }
}

function problemOf(error: unknown, t: (key: string) => string): LoginProblem {
  const text = errorText(error, t)
  const isRefused = error instanceof GatewayError && error.kind === 'refused'
  const field = isRefused ? fieldConcerned(text) : undefined
  return field ? { field, text } : { text }
}

/** A new picture wants a new answer; only a wrong one stays, to be looked at again. */
function clearField(form: HTMLFormElement, name: LoginFieldName) {
  const input = form.elements.namedItem(name)
  if (input instanceof HTMLInputElement) input.value = ''
}

function focusField(form: HTMLFormElement, name: LoginFieldName) {
  const input = form.elements.namedItem(name)
  if (!(input instanceof HTMLInputElement)) return
  input.focus()
  input.select()
}
