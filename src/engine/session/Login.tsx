import { useEffect, useRef, type RefObject } from 'react'
import { PublicIcon } from '@/engine/ui/publicIcons'
import { mediaQuery } from '@/engine/ui/mediaQuery'
import { usePublicWords } from '@/engine/session/PublicWordsContext'
import type { Credentials } from '@/engine/data/gateway'
import { CaptchaField } from './CaptchaField'
import { LoginField, problemId } from './LoginField'
import type { LoginProblem } from './loginProblem'
import { PasswordField } from './PasswordField'
import { useCaptcha, type CaptchaAnswer } from './useCaptcha'
import { useLogin } from './useLogin'
import './Login.css'

type LoginProps = {
  askCaptcha: () => Promise<CaptchaAnswer>
  signIn: (credentials: Credentials) => Promise<void>
  /** The operator has begun: whatever comes after the form may be fetched. */
  onBegin: () => void
  /** Whether the gateway is a stock one: it knows no Google code, and takes registrations only where it says so. */
  isStock?: boolean
  /** Why the session before this page ended. */
  problem?: LoginProblem | undefined
}

export function Login(props: LoginProps) {
  const { askCaptcha, signIn, onBegin, isStock = false, problem: firstProblem } = props
  const { t } = usePublicWords()
  const { captcha, refresh } = useCaptcha(askCaptcha)
  const { problem, busy, pause, submit } = useLogin({
    captcha,
    refreshCaptcha: refresh,
    signIn,
    firstProblem,
  })
  const account = useRef<HTMLInputElement>(null)
  const begin = useBeginning(onBegin, account)
  const isWrong = (name: LoginProblem['field']) => problem?.field === name

  return (
    <form className="wd-login" noValidate onSubmit={submit} onFocusCapture={begin}>
      <h1>{t('login.title')}</h1>
      <Problem problem={problem} />
      <LoginField
        name="username"
        label={t('login.account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        wrong={isWrong('username')}
        input={account}
      />
      <PasswordField wrong={isWrong('password')} />
      {!isStock && (
        <LoginField
          name="googleCode"
          label={t('login.googleCode')}
          hint={t('login.optional')}
          inputMode="numeric"
          autoComplete="one-time-code"
          wrong={isWrong('googleCode')}
        />
      )}
      <CaptchaField captcha={captcha} wrong={isWrong('captchaCode')} refresh={refresh} />
      <button
        className="wd-button wd-button-primary wd-login-submit"
        aria-disabled={busy || pause > 0}
      >
        {t(busy ? 'login.submitting' : 'login.submit')}
        {pause > 0 && ` (${pause})`}
      </button>
      <p className="wd-login-ways">
        {(captcha.registration ?? !isStock) && <a href="#/register">{t('login.toRegister')}</a>}
        {!isStock && <a href="#/bind">{t('login.toBind')}</a>}
      </p>
    </form>
  )
}

type ProblemProps = { problem: LoginProblem | undefined }

/** The alert's box stands from the start, so that screen readers hear what is put into it. */
function Problem({ problem }: ProblemProps) {
  return (
    <div role="alert" id={problemId}>
      {problem && (
        <p className="wd-login-problem">
          <PublicIcon name="alert" />
          <span>{problem.text}</span>
        </p>
      )}
    </div>
  )
}

const patienceMs = 1_000

/** Begins at the operator's first focus or a second after the form stands; our own focus is neither. */
function useBeginning(onBegin: () => void, first: RefObject<HTMLInputElement | null>) {
  const ours = useRef(true)
  useEffect(() => {
    if (mediaQuery('(pointer: fine)')?.matches) first.current?.focus()
    ours.current = false
    const timer = setTimeout(onBegin, patienceMs)
    return () => clearTimeout(timer)
  }, [onBegin, first])
  return () => {
    if (!ours.current) onBegin()
  }
}
