import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { shortCount } from '@/engine/ui/shortCount'
import { useSlot } from '@/engine/ui/late/slot'
import { callingCount } from './alert'
import { AlertIcon } from './AlertIcon'
import { AlertPanel } from './AlertPanel'
import type { AlertService } from './alertService'
import { useLive } from './AlertStatus'
import { liveWords } from './wordsOf'

export function AlertBell({ service }: { service: AlertService }) {
  const t = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const live = useLive(service.channel)
  const count = callingCount(useSlot(service.inbox.alerts))
  const sound = useSlot(service.speaker.sound)
  const isSilent = sound?.isOn === false || sound?.problem !== undefined
  const label = [
    t(count > 0 ? 'alerts.bellCount' : 'alerts.bell', { smart_count: count }),
    liveWords(live, t),
    isSilent && t('alerts.silent'),
  ]
  const words = label.filter(Boolean).join(' · ')
  return (
    <>
      <button
        type="button"
        className="wd-icon-button wd-bell"
        data-live={live.status}
        aria-label={words}
        title={words}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="wd-bell-icon" aria-hidden="true">
          <AlertIcon name={live.status === 'timedOut' ? 'bellOff' : 'bell'} />
          {count > 0 && <b>{shortCount(count)}</b>}
        </span>
      </button>
      <span className="wd-visually-hidden" role="status">
        {count > 0 && t('alerts.waiting', { smart_count: count })}
      </span>
      <AlertPanel service={service} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  )
}
