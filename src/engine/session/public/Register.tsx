import { useState } from 'react'
import { useGateway } from '@/engine/data/gateway'
import { isNotOffered, register } from '@/engine/data/publicCalls'
import { rules, samePassword } from '@/engine/schema/validators/rules'
import { useCaptcha } from '../Captcha'
import { accountFields, type EntryField } from '../EntryField'
import { EntryForm } from '../EntryForm'
import { accountClues, fieldOfRefusal } from '../fieldOfRefusal'
import { usePublicTitle, usePublicWords } from '../PublicWordsContext'
import { BackToLogin, PublicNote } from './PublicNote'

/** §2, `/register`: applies for an account, which an administrator enables. */
export function Register() {
  const { t } = usePublicWords()
  const { calls, client, dialect } = useGateway()
  const captcha = useCaptcha(calls.captcha)
  const [isClosed, setClosed] = useState(false)
  const [applied, setApplied] = useState<string>()
  usePublicTitle(t('register.title'))
  if (applied !== undefined)
    return (
      <PublicNote title={t('register.doneTitle')} text={t('register.done', { name: applied })} />
    )
  if (isClosed || captcha.registration === false)
    return <PublicNote title={t('register.closedTitle')} text={t('register.closed')} />
  const again: EntryField = {
    name: 'again',
    label: t('public.again'),
    isPassword: true,
    input: { autoComplete: 'new-password' },
  }
  return (
    <EntryForm
      title={t('register.title')}
      intro={t('register.intro')}
      submitLabel={t('register.submit')}
      busyLabel={t('public.sending')}
      fields={[...accountFields(t, 'new-password'), again]}
      captcha={captcha}
      check={(typed) => {
        const chosen = typed['password'] ?? ''
        if (rules.password(chosen)) return { field: 'password', text: t('public.password') }
        if (samePassword(chosen, typed['again'] ?? ''))
          return { field: 'again', text: t('public.notSame') }
        return undefined
      }}
      send={async ({ username = '', password: chosen = '', captchaCode = '' }, uuid) => {
        await register(client, dialect, { username, password: chosen, captchaCode, uuid })
        setApplied(username)
      }}
      fieldOf={(refusal) => fieldOfRefusal(accountClues, refusal)}
      onFailed={(error) => isNotOffered(error) && setClosed(true)}
      links={<BackToLogin />}
    />
  )
}
