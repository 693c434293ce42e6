import { useTranslate } from 'ra-core'
import { Banner } from '@/engine/ui/Banner'
import type { Live } from '@/engine/data/live/live'
import { useLive } from './useLive'

/** §9: every attempt is spent. */
export function AlertsOff({ channel }: { channel: Live['channel'] }) {
  const t = useTranslate()
  if (useLive(channel).status !== 'timedOut') return null
  return (
    <Banner
      text={t('alerts.live.timedOutText')}
      action={t('alerts.live.connect')}
      onAction={async () => channel.retry()}
    />
  )
}
