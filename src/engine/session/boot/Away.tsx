import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { oweFocus } from '@/engine/ui/owedFocus'
import { usePublicWords } from '@/engine/session/PublicWordsContext'
import { errorText, type GatewayError } from '@/engine/data/gateway'
import { PlainPage } from './PlainPage'

type AwayProps = { failure: GatewayError; retry: () => Promise<void> }

/** The gateway was not reached when the page was opened: the session and the address wait for it. */
export function Away({ failure, retry }: AwayProps) {
  const { t } = usePublicWords()
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const run = () => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    void retry().finally(() => {
      isRunning.current = false
      setBusy(false)
    })
  }
  const press = () => {
    oweFocus()
    run()
  }
  const onOnline = useEffectEvent(run)
  useEffect(() => {
    const listen = () => onOnline()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [])
  return (
    <PlainPage
      title={t('boot.awayTitle')}
      text={errorText(failure, t)}
      action={{ label: t('boot.retry'), isBusy, run: press }}
    >
      <p>{t('boot.awayText')}</p>
    </PlainPage>
  )
}
