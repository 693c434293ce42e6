import type { ReactNode } from 'react'
import { usePublicWords } from '@/engine/session/PublicWordsContext'
import '@/engine/ui/crash/crash.css'

type PlainPageProps = {
  title: string
  text: string
  /** The id of what went wrong. */
  crash?: string
  children?: ReactNode
  /** What the button does; by default it loads the page anew. */
  action?: { label: string; isBusy: boolean; run: () => void }
}

/** A page that stands alone: what is wrong, what to do. */
export function PlainPage({ title, text, crash, children, action }: PlainPageProps) {
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
      {children}
      <button
        type="button"
        className="wd-button wd-button-primary"
        aria-disabled={action?.isBusy}
        onClick={action?.run ?? (() => location.reload())}
      >
        {action?.label ?? t('boot.reload')}
      </button>
    </main>
  )
}
