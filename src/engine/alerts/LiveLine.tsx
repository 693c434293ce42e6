import { useTranslate } from 'ra-core'
import type { Live } from '@/engine/data/live/live'
import { AlertIcon } from './alertIcons'
import { liveWords, useLive, useSecondsUntil } from './useLive'
import { zonedTime } from './wordsOf'

/** §4: how the live channel stands, and the button that begins again. */
export function LiveLine({ channel }: { channel: Live['channel'] }) {
  const t = useTranslate()
  const live = useLive(channel)
  const { status, attempt, nextAt, lostAt } = live
  const seconds = useSecondsUntil(nextAt)
  const words = liveWords(live, t)
  if (words === undefined) return null
  const isCounting = status === 'retrying' && seconds > 0
  return (
    <div className="wd-alerts-line" data-live={status}>
      <AlertIcon name={status === 'open' ? 'linked' : 'broken'} />
      <p>
        {isCounting ? t('alerts.live.retrying', { attempt: attempt + 1, seconds }) : words}
        {lostAt !== undefined && (
          <small>{t('alerts.live.lost', { time: zonedTime(lostAt) })}</small>
        )}
      </p>
      {(status === 'timedOut' || status === 'retrying') && (
        <button type="button" className="wd-button" onClick={channel.retry}>
          {t('alerts.live.connect')}
        </button>
      )}
    </div>
  )
}
