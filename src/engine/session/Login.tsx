import { useEffect, useRef } from 'react'
import { usePublicWords } from '@/engine/session/PublicWordsContext'
import type { Credentials } from '@/engine/data/gateway'
import { CaptchaField } from './CaptchaField'
import { EntryForm } from './EntryForm'
import { Field, PasswordField } from './Field'
import type { CaptchaAnswer } from './useCaptcha'
import { useEntryForm, type Problem } from './useEntryForm'
import './Login.css'

type LoginProps = {
  askCaptcha: () => Promise<CaptchaAnswer>
  /** Resolves when the portal is on the page; rejects with the error to show. */
  logIn: (credentials: Credentials) => Promise<void>
  /** Called when the code behind the form may be loaded. */
  onBegin: () => void
  /** A stock gateway has no Google code, and takes registrations only if it says so. */
  isStock?: boolean
  /** Why the session before this page ended. */
  problem?: Problem | undefined
}

const patienceMs = 1_000

export function Login({
  askCaptcha,
  logIn: signIn,
  onBegin,
  isStock = false,
  problem,
}: LoginProps) {
  const { t } = usePublicWords()
  const form = useEntryForm({
    required: ['username', 'password'],
    askCaptcha,
    send: ({ username = '', password = '', googleCode = '', captchaCode = '' }, uuid) =>
      signIn({ username, password, googleCode, captchaCode, uuid }),
    fieldOf: fieldConcerned,
    firstProblem: problem,
    isProblemAbove: true,
  })
  // the form's own first focus is not the operator's
  const isReady = useRef(false)
  useEffect(() => {
    isReady.current = true
    const timer = setTimeout(onBegin, patienceMs)
    return () => clearTimeout(timer)
  }, [onBegin])
  return (
    <EntryForm
      form={form}
      title={t('login.title')}
      submitLabel={t('login.submit')}
      busyLabel={t('login.submitting')}
      onFocus={() => isReady.current && onBegin()}
      links={
        <>
          {(form.captcha.registration ?? !isStock) && (
            <a href="#/register">{t('login.toRegister')}</a>
          )}
          {!isStock && <a href="#/bind">{t('login.toBind')}</a>}
        </>
      }
    >
      <Field {...form.at('username')} label={t('login.account')} autoComplete="username" />
      <PasswordField
        {...form.at('password')}
        label={t('login.password')}
        autoComplete="current-password"
      />
      {!isStock && (
        <Field
          {...form.at('googleCode')}
          label={t('login.googleCode')}
          hint={t('login.optional')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
      <CaptchaField form={form} />
    </EntryForm>
  )
}

/** The gateway's refusals differ only in their text. Google comes first: its Chinese text contains 验证码. */
const clues: readonly (readonly [RegExp, string])[] = [
  [/google|authenticator|谷歌|动态码/i, 'googleCode'],
  [/captcha|verification code|验证码/i, 'captchaCode'],
  [/password|account|user|密码|账号|帐号|用户/i, 'password'],
]

export function fieldConcerned(refusal: string): string | undefined {
  return clues.find(([clue]) => clue.test(refusal))?.[1]
}
