import { useEffect, useRef, type ReactNode } from 'react'
import { usePublicWords } from '@/engine/session/PublicWordsContext'
import { mediaQuery } from '@/engine/ui/mediaQuery'
import { PublicIcon } from '@/engine/ui/publicIcons'
import type { EntryFormState } from './useEntryForm'

type EntryFormProps = {
  form: EntryFormState
  title: string
  intro?: string
  submitLabel: string
  busyLabel: string
  children: ReactNode
  /** Below the button. */
  links: ReactNode
  onFocus?: () => void
}

export const formProblemId = 'login-problem'

/** The frame of log-in, register and bind; focuses the first field unless that opens a phone's keyboard. */
export function EntryForm(props: EntryFormProps) {
  const { form, title, intro, submitLabel, busyLabel, children, links, onFocus } = props
  const { isBusy, pause, isProblemAbove, problem } = form
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (mediaQuery('(pointer: fine)')?.matches) element.current?.querySelector('input')?.focus()
  }, [])
  return (
    <form
      ref={element}
      className="wd-login"
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => void form.submit(event)}
      onFocusCapture={onFocus}
    >
      <h1>{title}</h1>
      {intro && <p className="wd-login-intro">{intro}</p>}
      {/* always present, so that screen readers announce its content */}
      <div role="alert" id={formProblemId}>
        {problem !== undefined && (
          <p className="wd-login-problem">
            <PublicIcon name="alert" />
            <span>{problem}</span>
          </p>
        )}
      </div>
      {children}
      <button
        className="wd-button wd-button-primary wd-login-submit"
        disabled={isBusy && !isProblemAbove}
        aria-disabled={isBusy || pause > 0}
      >
        {isBusy ? busyLabel : submitLabel}
        {pause > 0 && ` (${pause})`}
      </button>
      <p className="wd-login-ways">{links}</p>
    </form>
  )
}

/** The link back to the log-in. */
export function BackToLogin({ className }: { className?: string }) {
  const { t } = usePublicWords()
  return (
    <a className={className} href="#/login">
      {t('public.back')}
    </a>
  )
}
