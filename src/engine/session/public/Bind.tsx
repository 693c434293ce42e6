import { useState } from 'react'
import { usePublicWords } from '@/engine/session/PublicWordsContext'
import { errorText, GatewayError, useGateway } from '@/engine/data/gateway'
import {
  confirmFactor,
  isNotOffered,
  requestFactor,
  type SecondFactor,
} from '@/engine/data/publicCalls'
import { CaptchaField } from '../CaptchaField'
import { BackToLogin, EntryForm } from '../EntryForm'
import { Field, PasswordField } from '../Field'
import { useEntryForm, type Problem } from '../useEntryForm'
import { BindSecret } from './BindSecret'
import { fieldOfRefusal } from './fieldOfRefusal'
import { PublicNote } from './PublicNote'
import { usePublicTitle } from './usePublicTitle'

type Account = { username: string; password: string }

type Step =
  | { name: 'account'; account?: Account; problem?: Problem | undefined }
  | { name: 'code'; account: Account; factor: SecondFactor }
  | { name: 'done'; account: Account }
  | { name: 'closed' }

/** §2, `/bind`: links a second factor by account and password, then by its first code. */
export function Bind() {
  const { t } = usePublicWords()
  const [step, setStep] = useState<Step>({ name: 'account' })
  usePublicTitle(t('bind.title'))
  switch (step.name) {
    case 'closed':
      return <PublicNote title={t('bind.closedTitle')} text={t('bind.closed')} />
    case 'done':
      return (
        <PublicNote
          title={t('bind.doneTitle')}
          text={t('bind.done', { name: step.account.username })}
        />
      )
    case 'code':
      return <CodeForm {...step} onStep={setStep} />
    default:
      return <AccountForm {...step} onStep={setStep} />
  }
}

type AccountFormProps = Omit<Extract<Step, { name: 'account' }>, 'name'> & {
  onStep: (step: Step) => void
}

function AccountForm({ account, problem, onStep }: AccountFormProps) {
  const { t } = usePublicWords()
  const { calls, client } = useGateway()
  const form = useEntryForm({
    required: ['username', 'password'],
    askCaptcha: calls.captcha,
    send: async ({ username = '', password = '', captchaCode = '' }, uuid) => {
      const factor = await requestFactor(client, { username, password, captchaCode, uuid })
      onStep({ name: 'code', account: { username, password }, factor })
    },
    // "has a second factor already" concerns the whole account
    fieldOf: (refusal) => {
      const field = fieldOfRefusal(refusal)
      return field === 'code' ? undefined : field
    },
    onFailed: (error) => isNotOffered(error) && onStep({ name: 'closed' }),
    firstProblem: problem,
  })
  return (
    <EntryForm
      form={form}
      title={t('bind.title')}
      intro={t('bind.intro')}
      submitLabel={t('bind.submit')}
      busyLabel={t('public.sending')}
      links={<BackToLogin />}
    >
      <Field
        {...form.at('username')}
        label={t('login.account')}
        autoComplete="username"
        defaultValue={account?.username}
      />
      <PasswordField
        {...form.at('password')}
        isOneOfTwo
        label={t('login.password')}
        autoComplete="current-password"
        defaultValue={account?.password}
      />
      <CaptchaField form={form} />
    </EntryForm>
  )
}

type CodeFormProps = Omit<Extract<Step, { name: 'code' }>, 'name'> & {
  onStep: (step: Step) => void
}

/** Shows the secret for the app and asks for its first code. */
function CodeForm({ account, factor, onStep }: CodeFormProps) {
  const { t } = usePublicWords()
  const { client } = useGateway()
  const restart = (problem?: Problem) => onStep({ name: 'account', account, problem })
  const form = useEntryForm({
    required: [],
    check: ({ code = '' }) =>
      /^\d{6}$/.test(code.replaceAll(/\s/g, ''))
        ? undefined
        : { field: 'code', text: t('bind.codeEmpty') },
    send: async ({ code = '' }) => {
      await confirmFactor(client, { ...account, code })
      onStep({ name: 'done', account })
    },
    fieldOf: fieldOfRefusal,
    onFailed: (error) => {
      const text = errorText(error, t)
      const isRefused = error instanceof GatewayError && error.kind === 'refused'
      // a refusal of anything but the code needs the first step again
      if (isRefused && fieldOfRefusal(text) !== 'code') restart({ text })
    },
  })
  return (
    <EntryForm
      form={form}
      title={t('bind.scanTitle')}
      intro={t('bind.scan', { name: account.username })}
      submitLabel={t('bind.confirm')}
      busyLabel={t('public.sending')}
      links={
        <>
          <BackToLogin />
          <button type="button" className="wd-login-way" onClick={() => restart()}>
            {t('bind.restart')}
          </button>
        </>
      }
    >
      <BindSecret factor={factor} />
      <Field
        {...form.at('code')}
        label={t('bind.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
      />
    </EntryForm>
  )
}
