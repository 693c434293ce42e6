import { useState } from 'react'
import { usePublicWords } from '@/engine/session/PublicWordsContext'
import { gateway } from '@/engine/data/gateway'
import { isNotOffered, requestFactor, type SecondFactor } from '@/engine/data/session/publicCalls'
import { BindCode } from './BindCode'
import { PublicCaptcha } from './PublicCaptcha'
import { PublicField, PublicPassword } from './PublicField'
import { PublicForm } from './PublicForm'
import { PublicNote } from './PublicNote'
import { clearCaptcha, emptyField, fieldOfRefusal } from './publicProblem'
import { useCaptcha } from '../useCaptcha'
import { usePublicForm, type PublicProblem } from './usePublicForm'
import { usePublicTitle } from './usePublicTitle'

export type Who = { username: string; password: string }

type Step =
  | { name: 'who'; who?: Who; problem?: PublicProblem | undefined }
  | { name: 'code'; who: Who; factor: SecondFactor }
  | { name: 'done'; who: Who }
  | { name: 'closed' }

/** §2, `/bind`: a second factor is linked by account and password, then by its first code. */
export function Bind() {
  const { t } = usePublicWords()
  const [step, setStep] = useState<Step>({ name: 'who' })
  usePublicTitle(t('bind.title'))
  switch (step.name) {
    case 'closed':
      return <PublicNote title={t('bind.closedTitle')} text={t('bind.closed')} />
    case 'done':
      return (
        <PublicNote
          title={t('bind.doneTitle')}
          text={t('bind.done', { name: step.who.username })}
        />
      )
    case 'code':
      return (
        <BindCode
          who={step.who}
          factor={step.factor}
          onBound={() => setStep({ name: 'done', who: step.who })}
          onRestart={(problem) => setStep({ name: 'who', who: step.who, problem })}
        />
      )
    default:
      return (
        <WhoForm
          who={step.who}
          problem={step.problem}
          onFactor={(who, factor) => setStep({ name: 'code', who, factor })}
          onClosed={() => setStep({ name: 'closed' })}
        />
      )
  }
}

type WhoFormProps = {
  /** What was typed before. */
  who: Who | undefined
  problem: PublicProblem | undefined
  onFactor: (who: Who, factor: SecondFactor) => void
  onClosed: () => void
}

function WhoForm({ who, problem, onFactor, onClosed }: WhoFormProps) {
  const { t } = usePublicWords()
  const { captcha, refresh } = useCaptcha(gateway.calls.captcha)
  const { at, general, busy, submit } = usePublicForm({
    check: (typed) =>
      emptyField(typed, ['username', 'password'], t) ??
      (captcha.state === 'off' ? undefined : emptyField(typed, ['captchaCode'], t)),
    send: async ({ username = '', password = '', captchaCode = '' }) => {
      const uuid = captcha.state === 'ready' ? captcha.uuid : ''
      const factor = await requestFactor({ username, password, captchaCode, uuid })
      onFactor({ username, password }, factor)
    },
    // an account that has one already is spoken of as a whole
    fieldOf: (refusal) => {
      const field = fieldOfRefusal(refusal)
      return field === 'code' ? undefined : field
    },
    onFailed: (error) => {
      if (isNotOffered(error)) onClosed()
      clearCaptcha()
      refresh()
    },
    first: problem,
  })
  return (
    <PublicForm
      title={t('bind.title')}
      intro={t('bind.intro')}
      problem={general}
      submitLabel={t('bind.submit')}
      busy={busy}
      onSubmit={submit}
    >
      <PublicField
        name="username"
        label={t('login.account')}
        autoComplete="username"
        defaultValue={who?.username}
        problem={at('username')}
      />
      <PublicPassword
        name="password"
        label={t('login.password')}
        autoComplete="current-password"
        defaultValue={who?.password}
        problem={at('password')}
      />
      <PublicCaptcha captcha={captcha} problem={at('captchaCode')} refresh={refresh} />
    </PublicForm>
  )
}
