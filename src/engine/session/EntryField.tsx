import { useState, type InputHTMLAttributes } from 'react'
import { usePublicWords } from './PublicWordsContext'
import { PublicIcon } from '@/engine/ui/publicIcons'

export type EntryField = {
  name: string
  label: string
  hint?: string
  /** The problem of an empty field; undefined if the field may be empty. */
  emptyText?: string
  isPassword?: boolean
  input: InputHTMLAttributes<HTMLInputElement>
}

type FieldProps = {
  field: EntryField
  isWrong: boolean
  /** Undefined if the form shows the problem above. */
  problem: string | undefined
  /** Adds the label to the name of the password's button. */
  isOneOfTwo?: boolean
}

export const formProblemId = 'login-problem'

export function Field({ field, isWrong, problem, isOneOfTwo = false }: FieldProps) {
  const { t } = usePublicWords()
  const [isShown, setShown] = useState(false)
  const { name, label, hint, isPassword, input } = field
  const problemId = problem === undefined ? formProblemId : `${name}-problem`
  const button = t(isShown ? 'login.hidePassword' : 'login.showPassword')
  return (
    <div className="wd-login-field">
      <label htmlFor={name}>
        {label}
        {hint && <span className="wd-login-hint">{hint}</span>}
      </label>
      <div className="wd-login-input">
        <input
          autoCapitalize="none"
          spellCheck={false}
          type={isPassword && !isShown ? 'password' : 'text'}
          {...input}
          id={name}
          name={name}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? problemId : undefined}
        />
        {isPassword && (
          <button
            type="button"
            className="wd-icon-button"
            aria-label={isOneOfTwo ? `${button} (${label})` : button}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <PublicIcon name={isShown ? 'eyeOff' : 'eye'} />
          </button>
        )}
      </div>
      {problem !== undefined && (
        <p className="wd-login-field-problem" id={problemId} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

export function accountFields(
  t: (key: string) => string,
  autoComplete: 'current-password' | 'new-password',
): readonly [EntryField, EntryField] {
  return [
    {
      name: 'username',
      label: t('login.account'),
      emptyText: t('login.empty.username'),
      input: { autoComplete: 'username' },
    },
    {
      name: 'password',
      label: t('login.password'),
      emptyText: t('login.empty.password'),
      isPassword: true,
      input: { autoComplete },
    },
  ]
}
