import { config } from '@/engine/config'
import { isOfflineRead } from '@/engine/data/online'
import { useGateway } from '@/engine/data/gateway'
import { dayOf, toMoment } from '@/engine/values/time'
import { Button } from '../Button'
import { failureText } from '../crash/LoadFailed'
import { Icon } from '../icons'
import { statedZone } from '@/engine/data/labels'
import { useTranslate } from 'ra-core'
import './waiting.css'

type Props = {
  error: unknown
  /** Milliseconds since 1970, by this machine's clock. */
  at: number
  time?: string | undefined
  onRetry: () => void
}

export function StaleMark({ error, at, time, onRetry }: Props) {
  const t = useTranslate()
  const gateway = useGateway()
  return (
    <div className="wd-stale" role="status">
      <Icon name="alert" />
      <span>
        <b>{t('views.asOf', { time: time ?? clockTime(at, gateway.serverClock.now()) })}</b>{' '}
        {!isOfflineRead(error, gateway) && failureText(error, t)}
      </span>
      <Button onClick={onRetry}>{t('views.tryAgain')}</Button>
    </div>
  )
}

/** By the gateway's clock and zone; with the date unless it is today there. */
function clockTime(at: number, now: number): string {
  const then = toMoment(now - (Date.now() - at), config.gatewayTimeZone)?.slice(0, 16) ?? ''
  const isToday = then.startsWith(dayOf(new Date(now), config.gatewayTimeZone))
  return `${isToday ? then.slice(11) : then} ${statedZone}`
}
