import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { Icon } from '@/engine/ui/icons'
import { mediaQuery } from '@/engine/ui/mediaQuery'
import { usePublicWords } from '@/engine/session/PublicWordsContext'

type PublicFormProps = {
  title: string
  intro: string
  /** What concerns no single field. */
  problem: string | undefined
  submitLabel: string
  busy: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  children: ReactNode
  /** Beside the way back. */
  aside?: ReactNode
}

/** The frame of a form beside the log-in. */
export function PublicForm(props: PublicFormProps) {
  const { title, intro, problem, submitLabel, busy, onSubmit, children, aside } = props
  const { t } = usePublicWords()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (mediaQuery('(pointer: fine)')?.matches) form.current?.querySelector('input')?.focus()
  }, [])
  return (
    <form
      ref={form}
      className="wd-login"
      noValidate
      aria-busy={busy}
      onSubmit={(event) => void onSubmit(event)}
    >
      <h1>{title}</h1>
      <p className="wd-login-intro">{intro}</p>
      <div role="alert">
        {problem !== undefined && (
          <p className="wd-login-problem">
            <Icon name="alert" />
            <span>{problem}</span>
          </p>
        )}
      </div>
      {children}
      <button className="wd-button wd-button-primary wd-login-submit" disabled={busy}>
        {busy ? t('public.sending') : submitLabel}
      </button>
      <p className="wd-login-ways">
        <a href="#/login">{t('public.back')}</a>
        {aside}
      </p>
    </form>
  )
}
