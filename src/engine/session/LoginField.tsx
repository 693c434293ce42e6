import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import type { LoginFieldName } from './loginProblem'

type LoginFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> & {
  name: LoginFieldName
  label: string
  hint?: string
  /** Whether the form's message is about this field. */
  wrong: boolean
  input?: Ref<HTMLInputElement>
  children?: ReactNode
}

export const problemId = 'login-problem'

/** A label above its input; what stands at its right end comes as children. */
export function LoginField(props: LoginFieldProps) {
  const { name, label, hint, wrong, input, children, ...rest } = props
  return (
    <div className="wd-login-field">
      <label htmlFor={name}>
        {label}
        {hint && <span className="wd-login-hint">{hint}</span>}
      </label>
      <div className="wd-login-input">
        <input
          {...rest}
          ref={input}
          id={name}
          name={name}
          aria-invalid={wrong}
          aria-describedby={wrong ? problemId : undefined}
        />
        {children}
      </div>
    </div>
  )
}
