import { useState } from 'react'
import { useNotify, useTranslate } from 'ra-core'
import { useForm, type UseFormRegisterReturn } from 'react-hook-form'
import { errorText, GatewayError, isUnknownOutcome, useGateway } from '@/engine/data/gateway'
import { changePassword } from '@/engine/data/profile'
import { useUnsavedInput } from '@/engine/form/useUnsavedInput'
import { Labelled } from '@/engine/kinds/inputs/Labelled'
import type { Issue } from '@/engine/schema/issue'
import { required } from '@/engine/schema/validators/general'
import { rules, samePassword } from '@/engine/schema/validators/rules'
import { Alert } from '@/engine/ui/Alert'
import { Button } from '@/engine/ui/Button'
import { IconButton } from '@/engine/ui/IconButton'

type Props = { account: string }

type Texts = { oldPassword: string; newPassword: string; again: string }

const nothing: Texts = { oldPassword: '', newPassword: '', again: '' }

/** Only a refusal's words hint at its field; one about both passwords counts for the new one. */
const clues: readonly (readonly [RegExp, keyof Texts])[] = [
  [/must not be|same|length|相同|长度|不能与/i, 'newPassword'],
  [/old|current|旧|原密码/i, 'oldPassword'],
]

const checks: Readonly<Record<keyof Texts, (text: string, typed: Texts) => Issue | undefined>> = {
  oldPassword: required,
  newPassword: rules.newPassword,
  again: (text, { newPassword }) => samePassword(newPassword, text),
}

/** §5: the current password, and the new one twice, of 6 to 20 characters. */
export function PasswordForm({ account }: Props) {
  const t = useTranslate()
  const { passwordEndsSessions } = useGateway().dialect
  const { form, submit } = usePasswordForm()
  const { errors, isSubmitting } = form.formState
  const input = (name: keyof Texts, label: string, note?: string) => {
    const validate = (text: string, typed: Texts) => {
      const issue = checks[name](text, typed)
      return issue && t(issue.key, { field: label, ...issue.args })
    }
    return (
      <PasswordInput
        registered={form.register(name, { validate, onChange: () => form.clearErrors(name) })}
        isReadOnly={isSubmitting}
        label={label}
        note={note}
        problem={errors[name]?.message}
      />
    )
  }
  return (
    <section className="wd-panel" aria-labelledby="wd-profile-password">
      <h2 id="wd-profile-password">{t('profile.password')}</h2>
      <form
        className="wd-form"
        noValidate
        aria-busy={isSubmitting}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSubmitting) void submit()
        }}
      >
        {/* for password managers */}
        <input type="text" autoComplete="username" value={account} readOnly hidden />
        {input('oldPassword', t('profile.old'))}
        {input('newPassword', t('profile.new'), t('profile.length'))}
        {input('again', t('profile.again'))}
        <p className="wd-muted">
          {t(passwordEndsSessions ? 'profile.sessionsEnd' : 'profile.sessionsStay')}
        </p>
        {errors.root && <Alert tone="danger">{errors.root.message}</Alert>}
        <div className="wd-dialog-buttons">
          <Button look="primary" type="submit" disabled={isSubmitting}>
            {t(isSubmitting ? 'actions.sending' : 'profile.password')}
          </Button>
        </div>
      </form>
    </section>
  )
}

function usePasswordForm() {
  const t = useTranslate()
  const notify = useNotify()
  const gateway = useGateway()
  const form = useForm({ defaultValues: nothing, reValidateMode: 'onSubmit' })
  const { isDirty } = form.formState

  const change = async (typed: Texts) => {
    await changePassword(gateway, typed)
    form.reset()
    notify('profile.changed', { type: 'success' })
  }
  const refuse = (error: unknown) => {
    if (!(error instanceof GatewayError)) throw error
    const isUnknown = isUnknownOutcome(error)
    const message = isUnknown ? t('profile.passwordUnknown') : errorText(error, t)
    const clue = error.kind === 'refused' && clues.find(([words]) => words.test(message))
    form.setError(clue ? clue[1] : 'root', { message }, { shouldFocus: true })
  }
  /** Resolves to whether the password was changed. */
  const submit = async (): Promise<boolean> => {
    let isChanged = false
    const send = (typed: Texts) => change(typed).then(() => void (isChanged = true), refuse)
    await form.handleSubmit(send)()
    return isChanged
  }
  useUnsavedInput({ label: t('profile.password'), isDirty: () => isDirty, save: submit })
  return { form, submit }
}

type InputProps = {
  registered: UseFormRegisterReturn
  isReadOnly: boolean
  label: string
  note: string | undefined
  problem: string | undefined
}

function PasswordInput({ registered, isReadOnly, label, note, problem }: InputProps) {
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  const { name } = registered
  const notice = problem === undefined ? undefined : { text: problem, isProblem: true }
  return (
    <Labelled name={name} label={label} note={note} field={{ required: true }} notice={notice}>
      <span className="wd-input-box" data-invalid={problem !== undefined}>
        <input
          {...registered}
          id={`wd-${name}`}
          className="wd-input"
          type={isShown ? 'text' : 'password'}
          autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isReadOnly}
          aria-required
          aria-invalid={problem !== undefined}
          aria-describedby={`wd-${name}-help`}
        />
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={t(isShown ? 'profile.hide' : 'profile.show', { field: label })}
          className="wd-copy"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      </span>
    </Labelled>
  )
}
