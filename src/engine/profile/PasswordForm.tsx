import { useGateway } from '@/engine/data/gateway'
import { useTranslate } from 'ra-core'
import { Button } from '@/engine/ui/Button'
import { PasswordInput } from './PasswordInput'
import { usePasswordForm } from './usePasswordForm'

type Props = { account: string }

/** §5: the password, 6 to 20 characters and typed twice; the present one says that it is oneself. */
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
        {/* tells password managers whose password it is */}
        <input type="text" autoComplete="username" value={account} readOnly hidden />
        <fieldset className="wd-plain-fieldset" disabled={isSending}>
          {input('oldPassword', t('profile.old'))}
          {input('newPassword', t('profile.new'), t('profile.length'))}
          {input('again', t('profile.again'))}
        </fieldset>
        <p className="wd-muted">
          {t(passwordEndsSessions ? 'profile.sessionsEnd' : 'profile.sessionsStay')}
        </p>
        {general !== undefined && (
          <p className="wd-alert wd-alert-danger" role="alert">
            {general}
          </p>
        )}
        <div className="wd-dialog-buttons">
          <Button look="primary" type="submit" disabled={isSending}>
            {t(isSending ? 'actions.sending' : 'profile.password')}
          </Button>
        </div>
      </form>
    </section>
  )
}
