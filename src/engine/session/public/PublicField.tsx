import { useState, type InputHTMLAttributes, type ReactNode } from 'react'
import { Icon } from '@/engine/ui/icons'
import { usePublicWords } from '@/engine/session/PublicWordsContext'

type PublicFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> & {
  name: string
  label: string
  /** What is wrong with this field; said below it. */
  problem: string | undefined
  children?: ReactNode
}

/** A label, its input and what is wrong with it; at the input's right end what comes as children. */
export function PublicField({ name, label, problem, children, ...rest }: PublicFieldProps) {
  const problemId = `${name}-problem`
  return (
    <div className="wd-login-field">
      <label htmlFor={name}>{label}</label>
      <div className="wd-login-input">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          id={name}
          name={name}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && problemId}
        />
        {children}
      </div>
      <p className="wd-login-field-problem" id={problemId} role="alert">
        {problem}
      </p>
    </div>
  )
}

/** … of a password, which can be looked at. */
export function PublicPassword(props: Omit<PublicFieldProps, 'type' | 'children'>) {
  const { t } = usePublicWords()
  const [shown, setShown] = useState(false)
  return (
    <PublicField {...props} type={shown ? 'text' : 'password'}>
      <button
        type="button"
        className="wd-icon-button"
        aria-label={`${t(shown ? 'login.hidePassword' : 'login.showPassword')} (${props.label})`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eyeOff' : 'eye'} />
      </button>
    </PublicField>
  )
}
