import { useRef } from 'react'
import { useTranslate } from 'ra-core'
import { Illustration } from '@/engine/ui/crash/Illustration'
import { Icon } from '@/engine/ui/icons'
import { Popover } from '@/engine/ui/overlay/overlays'
import { useSlot } from '@/engine/ui/slot'
import { AcknowledgedAlerts } from './AcknowledgedAlerts'
import { isOpen } from './alert'
import { AlertEntry } from './AlertEntry'
import type { AlertService } from './alertService'
import { LiveLine } from './LiveLine'
import { SoundLine } from './SoundLine'

type PanelProps = { desk: AlertService; anchor: HTMLElement | null; onClose: () => void }

/** Every alert that waits, below how they come and whether they are heard; then those of today that do not. */
export function AlertPanel({ desk, anchor, onClose }: PanelProps) {
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
          <button
            type="button"
            className="wd-icon-button"
            aria-label={t('app.close')}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </header>
        <LiveLine channel={desk.channel} />
        <SoundLine speaker={desk.speaker} />
        <Waiting desk={desk} panel={panel} onLeave={onClose} />
        <AcknowledgedAlerts inbox={desk.inbox} onLeave={onClose} />
      </div>
    </Popover>
  )
}

type WaitingProps = {
  desk: AlertService
  panel: { current: HTMLElement | null }
  onLeave: () => void
}

/** What is acknowledged goes with the button that was pressed: the focus stays in the panel. */
function Waiting({ desk: { inbox }, panel, onLeave }: WaitingProps) {
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
      <button type="button" className="wd-button" onClick={acknowledgeAll}>
        {t('alerts.acknowledgeAll')}
      </button>
    </>
  )
}
