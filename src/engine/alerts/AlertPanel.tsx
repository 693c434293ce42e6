import { useRef, useState } from 'react'
import { useTranslate } from 'ra-core'
import { config } from '@/engine/config'
import { Button } from '@/engine/ui/Button'
import { Illustration } from '@/engine/ui/crash/Illustration'
import { CloseButton } from '@/engine/ui/CloseButton'
import { Icon } from '@/engine/ui/icons'
import { Popover } from '@/engine/ui/overlay/overlays'
import { useSlot } from '@/engine/ui/late/slot'
import { dayOf } from '@/engine/values/time'
import { isOpen, type Alert } from './alert'
import { AlertEntry } from './AlertEntry'
import type { AlertService } from './alertService'
import { LiveLine, SoundLine } from './AlertStatus'
import type { Inbox } from './inbox'

type PanelProps = { service: AlertService; anchor: HTMLElement | null; onClose: () => void }

export function AlertPanel({ service, anchor, onClose }: PanelProps) {
  const t = useTranslate()
  const panel = useRef<HTMLDivElement>(null)
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      transitionDuration={0}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': t('alerts.title'), className: 'wd-alerts-paper' },
      }}
    >
      <div className="wd-alerts" ref={panel} tabIndex={-1}>
        <header>
          <h2>{t('alerts.title')}</h2>
          <CloseButton label={t('app.close')} onClose={onClose} />
        </header>
        <LiveLine channel={service.channel} />
        <SoundLine speaker={service.speaker} />
        <Waiting inbox={service.inbox} panel={panel} onLeave={onClose} />
        <AcknowledgedToday inbox={service.inbox} onLeave={onClose} />
      </div>
    </Popover>
  )
}

type WaitingProps = {
  inbox: Inbox
  panel: { current: HTMLElement | null }
  onLeave: () => void
}

/** An acknowledged alert loses its button, so the focus moves first and stays in the panel. */
function Waiting({ inbox, panel, onLeave }: WaitingProps) {
  const t = useTranslate()
  const acknowledge = (key: string) => (next: HTMLElement | undefined) => {
    const target = next ?? panel.current
    target?.focus()
    inbox.acknowledge(key)
  }
  const acknowledgeAll = () => {
    panel.current?.focus()
    inbox.acknowledgeAll()
  }
  const waiting = useSlot(inbox.alerts)?.filter(isOpen) ?? []
  if (waiting.length === 0) {
    return (
      <div className="wd-alerts-none">
        <Illustration name="empty" />
        <strong>{t('alerts.none')}</strong>
        <p>{t('alerts.noneText')}</p>
      </div>
    )
  }
  return (
    <>
      <ul className="wd-alerts-list" aria-label={t('alerts.title')}>
        {waiting.map((alert) => (
          <AlertEntry
            key={alert.key}
            alert={alert}
            onAcknowledge={acknowledge(alert.key)}
            onLeave={onLeave}
          />
        ))}
      </ul>
      <Button onClick={acknowledgeAll}>{t('alerts.acknowledgeAll')}</Button>
    </>
  )
}

const mostAcknowledged = 50

function AcknowledgedToday({ inbox, onLeave }: Pick<WaitingProps, 'inbox' | 'onLeave'>) {
  const t = useTranslate()
  const [isUnfolded, setUnfolded] = useState(false)
  const done = (useSlot(inbox.alerts) ?? []).filter(isOfToday).toSorted(byAcknowledged)
  if (done.length === 0) return null
  return (
    <div className="wd-alerts-done">
      <button type="button" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
        <Icon name="chevron" />
        {t('alerts.doneToday', { smart_count: done.length })}
      </button>
      {isUnfolded && (
        <ul className="wd-alerts-list">
          {done.slice(0, mostAcknowledged).map((alert) => (
            <AlertEntry key={alert.key} alert={alert} onLeave={onLeave} />
          ))}
        </ul>
      )}
    </div>
  )
}

function isOfToday({ acknowledgedAt, count }: Alert): boolean {
  return acknowledgedAt !== undefined && count > 0 && dayAt(acknowledgedAt) === dayAt(Date.now())
}

function byAcknowledged(a: Alert, b: Alert): number {
  return (b.acknowledgedAt ?? 0) - (a.acknowledgedAt ?? 0) || b.at - a.at
}

function dayAt(ms: number): string {
  return dayOf(new Date(ms), config.gatewayTimeZone)
}
