import { useTranslate } from 'ra-core'
import { config } from '@/engine/config'
import { useGateway } from '@/engine/data/gateway'
import { statedZone } from '@/engine/data/labels'
import { toMoment } from '@/engine/values/time'
import './live.css'

type Props = {
  /** Milliseconds since 1970, by this machine's clock; 0 without rows. */
  at: number
  fresh: number
  onShow: () => void
}

/** The age of the rows, by the gateway's clock, and how many newer ones there are. */
export function AsOf({ at, fresh, onShow }: Props) {
  const t = useTranslate()
  const { serverClock } = useGateway()
  if (at === 0) return null
  return (
    <>
      <span role="status">
        {fresh > 0 && (
          <button type="button" className="wd-list-fresh" onClick={onShow}>
            {t('views.fresh', { smart_count: fresh })}
          </button>
        )}
      </span>
      <span className="wd-list-age" title={statedZone}>
        {t('views.asOfTime', { time: clockTime(serverClock.now(), at) })}
      </span>
    </>
  )
}

function clockTime(now: number, at: number): string {
  return toMoment(now - (Date.now() - at), config.gatewayTimeZone)?.slice(11) ?? ''
}
