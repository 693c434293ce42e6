import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/engine/ui/Button'
import { usePublicWords } from './PublicWordsContext'
import { PublicIcon } from '@/engine/ui/publicIcons'
import { CaptchaPicture } from './Captcha'
import { Field, formProblemId } from './EntryField'
import { focusFirstField } from './focusFirstField'
import { useEntryForm, type EntryFormOptions } from './useEntryForm'

type EntryFormProps = EntryFormOptions & {
  title: string
  intro?: string
  submitLabel: string
  busyLabel: string
  children?: ReactNode
  links: ReactNode
  onFocus?: () => void
}

export function EntryForm(props: EntryFormProps) {
  const { title, intro, submitLabel, busyLabel, children, links, onFocus, ...options } = props
  const { fields, captcha, isProblemAbove = false } = options
  const { t } = usePublicWords()
  const { submit, isBusy, pause, problem } = useEntryForm(options)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (element.current) focusFirstField(element.current)
  }, [])
  const stateOf = (name: string) => {
    const isWrong = problem?.field === name
    const text = isWrong ? problem.text : ''
    return { isWrong, problem: isProblemAbove ? undefined : text }
  }
  return (
    <form
      ref={element}
      className="wd-login"
      // without a script, Enter must not put the password into the address
      method="dialog"
      noValidate
      // a press before the script has made it busy
      suppressHydrationWarning
      aria-busy={isBusy}
      onSubmit={(event) => void submit(event)}
      onFocusCapture={onFocus}
    >
      <h1>{title}</h1>
      {intro && <p className="wd-login-intro">{intro}</p>}
      {/* always present, so that screen readers announce its content */}
      <div role="alert" id={formProblemId}>
        {problem && (isProblemAbove || problem.field === undefined) && (
          <p className="wd-login-problem">
            <PublicIcon name="alert" />
            <span>{problem.text}</span>
          </p>
        )}
      </div>
      {children}
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          isOneOfTwo={fields.filter(({ isPassword }) => isPassword).length > 1}
          {...stateOf(field.name)}
        />
      ))}
      {captcha && captcha.state !== 'off' && (
        <div className={`wd-login-captcha ${isProblemAbove ? '' : 'wd-public-captcha'}`}>
          <Field
            field={{
              name: 'captchaCode',
              label: t('login.captcha'),
              input: { autoComplete: 'off' },
            }}
            {...stateOf('captchaCode')}
          />
          <CaptchaPicture captcha={captcha} />
        </div>
      )}
      <Button
        type="submit"
        suppressHydrationWarning
        look="primary"
        className="wd-login-submit"
        disabled={isBusy && !isProblemAbove}
        aria-disabled={isBusy || pause > 0}
      >
        {isBusy ? busyLabel : submitLabel}
        {pause > 0 && ` (${pause})`}
      </Button>
      <p className="wd-login-ways">{links}</p>
    </form>
  )
}
