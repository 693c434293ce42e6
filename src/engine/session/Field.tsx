import { useState, type InputHTMLAttributes, type ReactNode } from 'react'
import { usePublicWords } from '@/engine/session/PublicWordsContext'
import { PublicIcon } from '@/engine/ui/publicIcons'
import { formProblemId } from './EntryForm'

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> & {
  name: string
  label: string
  hint?: string
  /** Whether the form's problem is about this field. */
  isWrong: boolean
  /** Shown below the input; undefined if the form shows it above. */
  problem: string | undefined
  /** At the right end of the input. */
  children?: ReactNode
}

export function Field({ name, label, hint, isWrong, problem, children, ...rest }: FieldProps) {
  const isAbove = problem === undefined
  const problemId = isAbove ? formProblemId : `${name}-problem`
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
          {...rest}
          id={name}
          name={name}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? problemId : undefined}
        />
        {children}
      </div>
      {!isAbove && (
        <p className="wd-login-field-problem" id={problemId} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

type PasswordFieldProps = Omit<FieldProps, 'type' | 'children'> & {
  /** Adds the label to the button's name, as a form may have two passwords. */
  isOneOfTwo?: boolean
}

export function PasswordField({ isOneOfTwo = false, ...props }: PasswordFieldProps) {
  const { t } = usePublicWords()
  const [isShown, setShown] = useState(false)
  const name = t(isShown ? 'login.hidePassword' : 'login.showPassword')
  return (
    <Field {...props} type={isShown ? 'text' : 'password'}>
      <button
        type="button"
        className="wd-icon-button"
        aria-label={isOneOfTwo ? `${name} (${props.label})` : name}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <PublicIcon name={isShown ? 'eyeOff' : 'eye'} />
      </button>
    </Field>
  )
}
