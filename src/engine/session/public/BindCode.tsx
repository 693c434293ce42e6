import { usePublicWords } from '@/engine/session/PublicWordsContext'
import { errorText, GatewayError } from '@/engine/data/gateway'
import { confirmFactor, type SecondFactor } from '@/engine/data/session/publicCalls'
import type { Who } from './Bind'
import { BindSecret } from './BindSecret'
import { PublicField } from './PublicField'
import { PublicForm } from './PublicForm'
import { fieldOfRefusal } from './publicProblem'
import { usePublicForm, type PublicProblem } from './usePublicForm'

type BindCodeProps = {
  who: Who
  factor: SecondFactor
  onBound: () => void
  /** Back to account and password, with the reason where the gateway gave one. */
  onRestart: (problem?: PublicProblem) => void
}

/** The secret for the app, and the code with which the app shows that it has it. */
export function BindCode({ who, factor, onBound, onRestart }: BindCodeProps) {
  const { t } = usePublicWords()
  const { at, general, busy, submit } = usePublicForm({
    check: ({ code = '' }) =>
      /^\d{6}$/.test(code.replaceAll(/\s/g, ''))
        ? undefined
        : { field: 'code', text: t('bind.codeEmpty') },
    send: async ({ code = '' }) => {
      await confirmFactor({ ...who, code })
      onBound()
    },
    fieldOf: fieldOfRefusal,
    onFailed: (error) => {
      const text = errorText(error, t)
      const isRefused = error instanceof GatewayError && error.kind === 'refused'
      // what is wrong is not the code: only the first step helps
      if (isRefused && fieldOfRefusal(text) !== 'code') onRestart({ text })
    },
  })
  return (
    <PublicForm
      title={t('bind.scanTitle')}
      intro={t('bind.scan', { name: who.username })}
      problem={general}
      submitLabel={t('bind.confirm')}
      busy={busy}
      onSubmit={submit}
      aside={
        <button type="button" className="wd-login-way" onClick={() => onRestart()}>
          {t('bind.restart')}
        </button>
      }
    >
      <BindSecret factor={factor} />
      <PublicField
        name="code"
        label={t('bind.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        problem={at('code')}
      />
    </PublicForm>
  )
}
