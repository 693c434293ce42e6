import { usePublicWords } from '@/engine/session/PublicWordsContext'
import { useHeading } from './useHeading'

type PublicNoteProps = { title: string; text: string }

/** Says one thing, which is heard when it comes, and leads back to the log-in. */
export function PublicNote({ title, text }: PublicNoteProps) {
  const { t } = usePublicWords()
  const heading = useHeading()
  return (
    <section className="wd-public-note">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <a className="wd-button" href="#/login">
        {t('public.back')}
      </a>
    </section>
  )
}
