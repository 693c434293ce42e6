import { useState } from 'react'
import { errorText, GatewayError, useGateway } from '@/engine/data/gateway'
import { useConfig } from '@/engine/data/useConfig'
import {
  confirmFactor,
  isNotOffered,
  requestFactor,
  type SecondFactor,
} from '@/engine/data/publicCalls'
import { useCaptcha } from '../Captcha'
import { accountFields } from '../EntryField'
import { EntryForm } from '../EntryForm'
import { accountClues, fieldOfRefusal } from '../fieldOfRefusal'
import { usePublicTitle, usePublicWords } from '../PublicWordsContext'
import type { Problem } from '../useEntryForm'
import { BindSecret } from './BindSecret'
import { BackToLogin, PublicNote } from './PublicNote'

type Account = { username: string; password: string }

type Step =
  | { name: 'account'; account?: Account; problem?: Problem | undefined }
  | { name: 'code'; account: Account; factor: SecondFactor }
  | { name: 'done'; account: Account }
  | { name: 'closed' }

type StepProps<Name> = Extract<Step, { name: Name }> & { onStep: (step: Step) => void }

/** §2, `/bind`: links a second factor by account and password, then by its first code. */
export function Bind() {
  const { t } = usePublicWords()
  const [step, setStep] = useState<Step>({ name: 'account' })
  usePublicTitle(t('bind.title'))
  if (step.name === 'closed')
    return <PublicNote title={t('bind.closedTitle')} text={t('bind.closed')} />
  if (step.name === 'done')
    return (
      <PublicNote
        title={t('bind.doneTitle')}
        text={t('bind.done', { name: step.account.username })}
      />
    )
  const isCode = step.name === 'code'
  return isCode ? (
    <CodeForm {...step} onStep={setStep} />
  ) : (
    <AccountForm {...step} onStep={setStep} />
  )
}

function AccountForm({ account, problem, onStep }: StepProps<'account'>) {
  const { t } = usePublicWords()
  const { calls, client } = useGateway()
  const { name } = useConfig()
  const captcha = useCaptcha(calls.captcha)
  const [username, password] = accountFields(t, 'current-password')
  return (
    <EntryForm
      title={t('bind.title')}
      intro={t('bind.intro')}
      submitLabel={t('bind.submit')}
      busyLabel={t('public.sending')}
      fields={[
        { ...username, input: { ...username.input, defaultValue: account?.username } },
        { ...password, input: { ...password.input, defaultValue: account?.password } },
      ]}
      captcha={captcha}
      send={async (typed, uuid) => {
        const given = { username: typed['username'] ?? '', password: typed['password'] ?? '' }
        const answer = { captchaCode: typed['captchaCode'] ?? '', uuid }
        const factor = await requestFactor(client, { ...given, ...answer }, name)
        onStep({ name: 'code', account: given, factor })
      }}
      fieldOf={(refusal) => {
        const field = fieldOfRefusal(accountClues, refusal)
        // "already has a second factor" concerns the whole account
        return field === 'code' ? undefined : field
      }}
      onFailed={(error) => isNotOffered(error) && onStep({ name: 'closed' })}
      firstProblem={problem}
      links={<BackToLogin />}
    />
  )
}

function CodeForm({ account, factor, onStep }: StepProps<'code'>) {
  const { t } = usePublicWords()
  const { client } = useGateway()
  const restart = (problem?: Problem) => onStep({ name: 'account', account, problem })
  return (
    <EntryForm
      title={t('bind.scanTitle')}
      intro={t('bind.scan', { name: account.username })}
      submitLabel={t('bind.confirm')}
      busyLabel={t('public.sending')}
      fields={[
        {
          name: 'code',
          label: t('bind.code'),
          input: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 },
        },
      ]}
      check={({ code = '' }) =>
        /^\d{6}$/.test(code.replaceAll(/\s/g, ''))
          ? undefined
          : { field: 'code', text: t('bind.codeEmpty') }
      }
      send={async ({ code = '' }) => {
        await confirmFactor(client, { ...account, code })
        onStep({ name: 'done', account })
      }}
      fieldOf={(refusal) => fieldOfRefusal(accountClues, refusal)}
      onFailed={(error) => {
        const text = errorText(error, t)
        const isRefused = error instanceof GatewayError && error.kind === 'refused'
        // a refusal of anything but the code needs the first step again
        if (isRefused && fieldOfRefusal(accountClues, text) !== 'code') restart({ text })
      }}
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
    </EntryForm>
  )
}
