import { useState } from 'react'
import { usePublicWords } from '@/engine/session/PublicWordsContext'
import { useGateway } from '@/engine/data/gateway'
import { isNotOffered, register } from '@/engine/data/publicCalls'
import { password, samePassword } from '@/engine/schema/validators/rules'
import { CaptchaField } from '../CaptchaField'
import { BackToLogin, EntryForm } from '../EntryForm'
import { Field, PasswordField } from '../Field'
import { useEntryForm } from '../useEntryForm'
import { fieldOfRefusal } from './fieldOfRefusal'
import { PublicNote } from './PublicNote'
import { usePublicTitle } from './usePublicTitle'

/** §2, `/register`: applies for an account, which an administrator enables. */
export function Register() {
  const { t } = usePublicWords()
  const { calls, client, dialect } = useGateway()
  const [isClosed, setClosed] = useState(false)
  const [applied, setApplied] = useState<string>()
  usePublicTitle(t('register.title'))
  const form = useEntryForm({
    required: ['username', 'password'],
    check: ({ password: chosen = '', again = '' }) => {
      if (password(chosen)) return { field: 'password', text: t('public.password') }
      if (samePassword(chosen, again)) return { field: 'again', text: t('public.notSame') }
      return undefined
    },
    askCaptcha: calls.captcha,
    send: async ({ username = '', password: chosen = '', captchaCode = '' }, uuid) => {
      await register(client, dialect, { username, password: chosen, captchaCode, uuid })
      setApplied(username)
    },
    fieldOf: fieldOfRefusal,
    onFailed: (error) => isNotOffered(error) && setClosed(true),
  })

  if (applied !== undefined)
    return (
      <PublicNote title={t('register.doneTitle')} text={t('register.done', { name: applied })} />
    )
  if (isClosed || form.captcha.registration === false)
    return <PublicNote title={t('register.closedTitle')} text={t('register.closed')} />
  return (
    <EntryForm
      form={form}
      title={t('register.title')}
      intro={t('register.intro')}
      submitLabel={t('register.submit')}
      busyLabel={t('public.sending')}
      links={<BackToLogin />}
    >
      <Field {...form.at('username')} label={t('login.account')} autoComplete="username" />
      <PasswordField
        {...form.at('password')}
        isOneOfTwo
        label={t('login.password')}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.at('again')}
        isOneOfTwo
        label={t('public.again')}
        autoComplete="new-password"
      />
      <CaptchaField form={form} />
    </EntryForm>
  )
}
