import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { config } from '@/engine/config'
import { dayOf } from '@/engine/values/time'
import { Icon } from '@/engine/ui/icons'
import { useSlot } from '@/engine/ui/slot'
import type { Alert } from './alert'
import { AlertEntry } from './AlertEntry'
import type { Inbox } from './inbox'

/** The last so many are enough to look back at. */
const most = 50

/** What was acknowledged today, the last first; nothing where there is nothing. */
export function AcknowledgedAlerts({ inbox, onLeave }: { inbox: Inbox; onLeave: () => void }) {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const done = (useSlot(inbox.alerts) ?? []).filter(isOfToday).toSorted(byAcknowledged)
  if (done.length === 0) return null
  return (
    <div className="wd-alerts-done">
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Icon name="chevron" />
        {t('alerts.doneToday', { smart_count: done.length })}
      </button>
      {isOpen && (
        <ul className="wd-alerts-list">
          {done.slice(0, most).map((alert) => (
            <AlertEntry key={alert.key} alert={alert} onLeave={onLeave} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Failed payouts that are none any more tell nothing. */
function isOfToday({ acknowledgedAt, count }: Alert): boolean {
  return acknowledgedAt !== undefined && count > 0 && dayAt(acknowledgedAt) === dayAt(Date.now())
}

function byAcknowledged(a: Alert, b: Alert): number {
  return (b.acknowledgedAt ?? 0) - (a.acknowledgedAt ?? 0) || b.at - a.at
}

function dayAt(ms: number): string {
  return dayOf(new Date(ms), config.gatewayTimeZone)
}
