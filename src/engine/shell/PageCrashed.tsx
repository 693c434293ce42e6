import { useTranslate } from 'ra-core'
import { CrashId } from '@/engine/ui/crash/CrashId'
import { Illustration } from '@/engine/ui/crash/Illustration'
import type { Crash } from '@/engine/ui/crash/ErrorBoundary'

/** Replaces a page that crashed; the shell around it still works. */
export function PageCrashed({ id, retry }: Crash) {
  const translate = useTranslate()
  return (
    <section className="wd-message" role="alert">
      <Illustration name="failed" />
      <h1>{translate('pages.crashedTitle')}</h1>
      <p>{translate('pages.crashedText')}</p>
      <p>{translate('crash.tell')}</p>
      <CrashId id={id} />
      <button type="button" className="wd-button wd-button-primary" onClick={retry}>
        {translate('shell.retry')}
      </button>
    </section>
  )
}
