import { useTranslate } from 'ra-core'

type PageCrashedProps = { onRetry: () => void }

/** In the place of a page that threw; the shell around it is alive. */
export function PageCrashed({ onRetry }: PageCrashedProps) {
  const translate = useTranslate()
  return (
    <section className="wd-message" role="alert">
      <h1>{translate('pages.crashedTitle')}</h1>
      <p>{translate('pages.crashedText')}</p>
      <button type="button" className="wd-button" onClick={onRetry}>
        {translate('shell.retry')}
      </button>
    </section>
  )
}
