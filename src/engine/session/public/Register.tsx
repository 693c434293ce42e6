import { useState } from 'react'
import { usePublicWords } from '@/engine/session/PublicWordsContext'
import { gateway } from '@/engine/data/gateway'
import { isNotOffered, register } from '@/engine/data/session/publicCalls'
import { password, samePassword } from '@/engine/schema/validators/password'
import { PublicCaptcha } from './PublicCaptcha'
import { PublicField, PublicPassword } from './PublicField'
import { PublicForm } from './PublicForm'
import { PublicNote } from './PublicNote'
import { clearCaptcha, emptyField, fieldOfRefusal } from './publicProblem'
import { useCaptcha } from '../useCaptcha'
import { usePublicForm, type PublicTyped } from './usePublicForm'
import { usePublicTitle } from './usePublicTitle'

/** §2, `/register`: an account is applied for; an administrator enables it. */
export function Register() {
  const { t } = usePublicWords()
  const { captcha, refresh } = useCaptcha(gateway.calls.captcha)
  const [isClosed, setClosed] = useState(false)
  const [applied, setApplied] = useState<string>()
  usePublicTitle(t('register.title'))
  const { at, general, busy, submit } = usePublicForm({
    check: (typed) => problemOf(typed, captcha.state !== 'off', t),
    send: async ({ username = '', password: chosen = '', captchaCode = '' }) => {
      const uuid = captcha.state === 'ready' ? captcha.uuid : ''
      await register({ username, password: chosen, captchaCode, uuid })
      setApplied(username)
    },
    fieldOf: fieldOfRefusal,
    onFailed: (error) => {
      if (isNotOffered(error)) setClosed(true)
      clearCaptcha()
      refresh()
    },
  })

  if (applied !== undefined)
    return (
      <PublicNote title={t('register.doneTitle')} text={t('register.done', { name: applied })} />
    )
  if (isClosed || captcha.registration === false)
    return <PublicNote title={t('register.closedTitle')} text={t('register.closed')} />
  return (
    <PublicForm
      title={t('register.title')}
      intro={t('register.intro')}
      problem={general}
      submitLabel={t('register.submit')}
      busy={busy}
      onSubmit={submit}
    >
      <PublicField
        name="username"
        label={t('login.account')}
        autoComplete="username"
        problem={at('username')}
      />
      <PublicPassword
        name="password"
        label={t('login.password')}
        autoComplete="new-password"
        problem={at('password')}
      />
      <PublicPassword
        name="again"
        label={t('public.again')}
        autoComplete="new-password"
        problem={at('again')}
      />
      <PublicCaptcha captcha={captcha} problem={at('captchaCode')} refresh={refresh} />
    </PublicForm>
  )
}

type Translate = ReturnType<typeof usePublicWords>['t']

function problemOf(typed: PublicTyped, withCaptcha: boolean, t: Translate) {
  const { password: chosen = '', again = '' } = typed
  const empty = emptyField(typed, ['username', 'password'], t)
  if (empty) return empty
  if (password(chosen)) return { field: 'password', text: t('public.password') }
  if (samePassword(chosen, again)) return { field: 'again', text: t('public.notSame') }
  return withCaptcha ? emptyField(typed, ['captchaCode'], t) : undefined
}
