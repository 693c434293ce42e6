import type { ReactNode } from 'react'
import { errorText, type GatewayError } from '@/engine/data/gateway'
import { usePublicWords } from '../PublicWordsContext'
import { Button } from '@/engine/ui/Button'
import { useBusy } from '@/engine/ui/useBusy'
import { useListener } from '@/engine/ui/useListener'
import '@/engine/ui/crash/crash.css'

type PlainPageProps = {
  title: string
  text: string
  children?: ReactNode
  action?: { label: string; isBusy: boolean; run: () => void }
}

export function PlainPage({ title, text, children, action }: PlainPageProps) {
  const { t } = usePublicWords()
  return (
    <main className="wd-plain">
      <p className="wd-plain-name">{t('app.name')}</p>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <Button
        look="primary"
        aria-disabled={action?.isBusy}
        onClick={action?.run ?? (() => location.reload())}
      >
        {action?.label ?? t('boot.reload')}
      </Button>
    </main>
  )
}

export function Crashed({ id }: { id: string }) {
  const { t } = usePublicWords()
  return (
    <PlainPage title={t('boot.crashedTitle')} text={t('boot.crashedText')}>
      <p className="wd-crash-id">
        {t('boot.crashId')} <code>{id}</code>
      </p>
    </PlainPage>
  )
}

type AwayProps = { failure: GatewayError; retry: (takesFocus: boolean) => Promise<void> }

/** Keeps session and address for a retry. */
export function Away({ failure, retry }: AwayProps) {
  const { t } = usePublicWords()
  const { isBusy, run } = useBusy()
  useListener(window, 'online', () => void run(() => retry(false)))
  return (
    <PlainPage
      title={t('boot.awayTitle')}
      text={errorText(failure, t)}
      action={{ label: t('boot.retry'), isBusy, run: () => void run(() => retry(true)) }}
    >
      <p>{t('boot.awayText')}</p>
    </PlainPage>
  )
}
