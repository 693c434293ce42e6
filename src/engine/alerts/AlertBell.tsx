import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { useSlot } from '@/engine/ui/slot'
import { isCalling } from './alert'
import { AlertIcon } from './alertIcons'
import { AlertPanel } from './AlertPanel'
import type { AlertService } from './alertService'
import { liveWords, useLive } from './useLive'
import { shortCount } from '@/engine/ui/shortCount'

/** How many alerts wait, how the live channel stands, and the way to both. */
export function AlertBell({ desk }: { desk: AlertService }) {
  const t = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const live = useLive(desk.channel)
  const sound = useSlot(desk.speaker.sound)
  const count = useSlot(desk.inbox.alerts)?.filter(isCalling).length ?? 0
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
      <AlertPanel desk={desk} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  )
}
