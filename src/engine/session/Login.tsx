import { useEffect, useRef } from 'react'
import { usePublicWords } from './PublicWordsContext'
import type { Credentials } from '@/engine/data/gateway'
import { useCaptcha, type CaptchaAnswer } from './Captcha'
import { accountFields, type EntryField } from './EntryField'
import { EntryForm } from './EntryForm'
import { fieldOfRefusal, loginClues } from './fieldOfRefusal'
import type { Problem } from './useEntryForm'
import './Login.css'

type LoginProps = {
  askCaptcha: () => Promise<CaptchaAnswer>
  /** Resolves when the portal is on the page; rejects with the error to show. */
  logIn: (credentials: Credentials) => Promise<void>
  onBegin: () => void
  /** A stock gateway has no Google code, and takes registrations only if it says so. */
  isStock?: boolean
  problem?: Problem | undefined
}

const patienceMs = 1_000

export function Login({ askCaptcha, logIn, onBegin, isStock = false, problem }: LoginProps) {
  const { t } = usePublicWords()
  const captcha = useCaptcha(askCaptcha)
  // the operator did not focus the first field
  const isReady = useRef(false)
  useEffect(() => {
    isReady.current = true
    const timer = setTimeout(onBegin, patienceMs)
    return () => clearTimeout(timer)
  }, [onBegin])
  const googleCode: EntryField = {
    name: 'googleCode',
    label: t('login.googleCode'),
    hint: t('login.optional'),
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  }
  return (
    <EntryForm
      title={t('login.title')}
      submitLabel={t('login.submit')}
      busyLabel={t('login.submitting')}
      fields={[...accountFields(t, 'current-password'), ...(isStock ? [] : [googleCode])]}
      captcha={captcha}
      send={({ username = '', password = '', googleCode: code = '', captchaCode = '' }, uuid) =>
        logIn({ username, password, googleCode: code, captchaCode, uuid })
      }
      fieldOf={(refusal) => fieldOfRefusal(loginClues, refusal)}
      firstProblem={problem}
      isProblemAbove
      onFocus={() => isReady.current && onBegin()}
      links={
        <>
          {(captcha.registration ?? !isStock) && <a href="#/register">{t('login.toRegister')}</a>}
          {!isStock && <a href="#/bind">{t('login.toBind')}</a>}
        </>
      }
    />
  )
}
