import { useTranslate } from 'ra-core'
import { Button } from '@/engine/ui/Button'
import { CrashId } from '@/engine/ui/crash/Widget'
import type { Crash } from '@/engine/ui/crash/ErrorBoundary'
import { Illustration } from '@/engine/ui/crash/Illustration'

export function pageCrashed(crash: Crash) {
  return <PageCrashed {...crash} />
}

function PageCrashed({ id, retry }: Crash) {
  const translate = useTranslate()
  return (
    <section className="wd-message" role="alert">
      <Illustration name="failed" />
      <h1>{translate('pages.crashedTitle')}</h1>
      <p>{translate('pages.crashedText')}</p>
      <p>{translate('crash.tell')}</p>
      <CrashId id={id} />
      <Button look="primary" onClick={retry}>
        {translate('shell.retry')}
      </Button>
    </section>
  )
}
