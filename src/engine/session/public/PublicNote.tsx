import { useEffect, useRef } from 'react'
import { usePublicWords } from '../PublicWordsContext'

type PublicNoteProps = { title: string; text: string }

/** The heading takes the focus, so that screen readers announce the note. */
export function PublicNote({ title, text }: PublicNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="wd-public-note">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <BackToLogin className="wd-button" />
    </section>
  )
}

export function BackToLogin({ className }: { className?: string }) {
  const { t } = usePublicWords()
  return (
    <a className={className} href="#/login">
      {t('public.back')}
    </a>
  )
}
