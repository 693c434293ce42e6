import { usePublicWords } from '@/layout/PublicWordsContext'
import '@/views/crash.css'

type PlainPageProps = {
  title: string
  text: string
  /** The id of what went wrong. */
  crash?: string
}

/** A page that stands alone: what is wrong, what to do. */
export function PlainPage({ title, text, crash }: PlainPageProps) {
  const { t } = usePublicWords()
  return (
    <main className="wd-plain">
      <p className="wd-plain-name">{t('app.name')}</p>
      <h1>{title}</h1>
      <p>{text}</p>
      {crash !== undefined && (
        <p className="wd-crash-id">
          {t('boot.crashId')} <code>{crash}</code>
        </p>
      )}
      <button
        type="button"
        className="wd-button wd-button-primary"
        onClick={() => location.reload()}
      >
        {t('boot.reload')}
      </button>
    </main>
  )
}
