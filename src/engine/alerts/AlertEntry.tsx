import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { Icon } from '@/engine/ui/icons'
import type { Alert } from './alert'
import { AlertIcon } from './alertIcons'
import { useAlertPath, useOpenAlert } from './useAlertWay'
import { clockTime, fullTime, headline, quantity, zonedTime } from './wordsOf'
import { plainText } from '@/engine/ui/plainText'

type EntryProps = {
  alert: Alert
  /** Told what has the focus next, if anything on the list; absent where it is acknowledged. */
  onAcknowledge?: (next: HTMLElement | undefined) => void
  onLeave: () => void
}

/** What happened, when, how often; the way to it; and what takes it off the list, or when that was done. */
export function AlertEntry({ alert, onAcknowledge, onLeave }: EntryProps) {
  const t = useTranslate()
  const what = headline(alert, t)
  const many = quantity(alert, t)
  const { acknowledgedAt } = alert
  return (
    <li className="wd-alert-entry" data-kind={alert.kind}>
      {alert.kind !== 'gap' ? <Icon name="alert" /> : <AlertIcon name="broken" />}
      <div>
        <Way alert={alert} what={what} onLeave={onLeave} />
        <p>
          <time dateTime={new Date(alert.at).toISOString()} title={zonedTime(alert.at)}>
            {fullTime(alert.at)}
          </time>
          {alert.order !== undefined && <span>#{plainText(alert.order)}</span>}
          {many && <span>{many}</span>}
          {acknowledgedAt !== undefined && (
            <span>{t('alerts.doneAt', { time: clockTime(acknowledgedAt) })}</span>
          )}
        </p>
      </div>
      {onAcknowledge && (
        <button
          type="button"
          className="wd-icon-button"
          aria-label={t('alerts.acknowledgeThis', { what })}
          title={t('alerts.acknowledge')}
          onClick={({ currentTarget }) => onAcknowledge(besideOf(currentTarget))}
        >
          <Icon name="tick" />
        </button>
      )}
    </li>
  )
}

/** The same button of the entry below, else above. */
function besideOf(button: HTMLElement): HTMLElement | undefined {
  const entry = button.closest('li')
  const beside = entry?.nextElementSibling ?? entry?.previousElementSibling
  return beside?.querySelector<HTMLElement>(':scope > button') ?? undefined
}

type WayProps = { alert: Alert; what: string; onLeave: () => void }

/** A link where there is a page; else a button that says why there is none. */
function Way({ alert, what, onLeave }: WayProps) {
  const path = useAlertPath()(alert)
  const open = useOpenAlert()
  if (path !== undefined) {
    return (
      <Link to={path} onClick={onLeave}>
        {what}
      </Link>
    )
  }
  const explain = () => {
    onLeave()
    open(alert)
  }
  return (
    <button type="button" className="wd-alert-way" onClick={explain}>
      {what}
    </button>
  )
}
