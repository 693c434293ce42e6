import { usePublicWords } from '@/layout/PublicWordsContext'

type PlainPageProps = { title: string; text: string }

/** A page that stands alone: what is wrong, what to do. */
export function PlainPage({ title, text }: PlainPageProps) {
  const { t } = usePublicWords()
  return (
    <main className="wd-plain">
      <p className="wd-plain-name">{t('app.name')}</p>
      <h1>{title}</h1>
      <p>{text}</p>
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
