import { useState } from 'react'
import { useGateway } from '@/engine/data/gateway'
import { useTranslate } from 'ra-core'
import { Labelled } from '@/engine/kinds/inputs/Labelled'
import { Alert } from '@/engine/ui/Alert'
import { Button } from '@/engine/ui/Button'
import { Icon } from '@/engine/ui/icons'
import { usePasswordForm } from './usePasswordForm'

type Props = { account: string }

/** §5: the current password, and the new one twice, of 6 to 20 characters. */
export function PasswordForm({ account }: Props) {
  const t = useTranslate()
  const { passwordEndsSessions } = useGateway().dialect
  const { form, typed, problems, general, isSending, type, submit } = usePasswordForm()
  const input = (name: 'oldPassword' | 'newPassword' | 'again', label: string, note?: string) => (
    <PasswordInput
      name={name}
      label={label}
      note={note}
      value={typed[name]}
      problem={problems[name]}
      onType={(text) => type(name, text)}
    />
  )
  return (
    <section className="wd-panel" aria-labelledby="wd-profile-password">
      <h2 id="wd-profile-password">{t('profile.password')}</h2>
      <form
        ref={form}
        className="wd-form"
        noValidate
        aria-busy={isSending}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {/* for password managers */}
        <input type="text" autoComplete="username" value={account} readOnly hidden />
        <fieldset className="wd-plain-fieldset" disabled={isSending}>
          {input('oldPassword', t('profile.old'))}
          {input('newPassword', t('profile.new'), t('profile.length'))}
          {input('again', t('profile.again'))}
        </fieldset>
        <p className="wd-muted">
          {t(passwordEndsSessions ? 'profile.sessionsEnd' : 'profile.sessionsStay')}
        </p>
        {general !== undefined && <Alert tone="danger">{general}</Alert>}
        <div className="wd-dialog-buttons">
          <Button look="primary" type="submit" disabled={isSending}>
            {t(isSending ? 'actions.sending' : 'profile.password')}
          </Button>
        </div>
      </form>
    </section>
  )
}

type InputProps = {
  name: string
  label: string
  note?: string | undefined
  value: string
  problem: string | undefined
  onType: (text: string) => void
}

function PasswordInput({ name, label, note, value, problem, onType }: InputProps) {
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  const notice = problem === undefined ? undefined : { text: problem, isProblem: true }
  return (
    <Labelled name={name} label={label} note={note} field={{ required: true }} notice={notice}>
      <span className="wd-input-box" data-invalid={problem !== undefined}>
        <input
          id={`wd-${name}`}
          name={name}
          className="wd-input"
          type={isShown ? 'text' : 'password'}
          autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          aria-required
          aria-invalid={problem !== undefined}
          aria-describedby={`wd-${name}-help`}
          onChange={({ target }) => onType(target.value)}
        />
        <button
          type="button"
          className="wd-copy"
          aria-pressed={isShown}
          aria-label={t(isShown ? 'profile.hide' : 'profile.show', { field: label })}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      </span>
    </Labelled>
  )
}
