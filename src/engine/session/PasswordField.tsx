import { useState } from 'react'
import { PublicIcon } from '@/engine/ui/publicIcons'
import { usePublicWords } from '@/engine/session/PublicWordsContext'
import { LoginField } from './LoginField'

type PasswordFieldProps = { wrong: boolean }

export function PasswordField({ wrong }: PasswordFieldProps) {
  const { t } = usePublicWords()
  const [shown, setShown] = useState(false)
  return (
    <LoginField
      name="password"
      label={t('login.password')}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      wrong={wrong}
    >
      <button
        type="button"
        className="wd-icon-button"
        aria-label={t(shown ? 'login.hidePassword' : 'login.showPassword')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <PublicIcon name={shown ? 'eyeOff' : 'eye'} />
      </button>
    </LoginField>
  )
}
