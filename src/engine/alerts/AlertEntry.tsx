import { useNotify, useTranslate } from 'ra-core'
import { Link, useNavigate } from 'react-router'
import { isAnnounced, useAlertSources } from '@/engine/data/live/alertSource'
import { useListPath } from '@/engine/data/pathTo'
import { Icon } from '@/engine/ui/icons'
import { IconButton } from '@/engine/ui/IconButton'
import { plainText } from '@/engine/ui/text/plainText'
import { gapKind, type Alert } from './alert'
import { AlertIcon } from './AlertIcon'
import { clockTime, fullTime, headline, quantity, zonedTime } from './wordsOf'

type EntryProps = {
  alert: Alert
  /** Gets the element to focus next, if any; acknowledged alerts have no such button. */
  onAcknowledge?: (next: HTMLElement | undefined) => void
  onLeave: () => void
}

export function AlertEntry({ alert, onAcknowledge, onLeave }: EntryProps) {
  const t = useTranslate()
  const what = headline(alert, t)
  const many = quantity(alert, t)
  const { acknowledgedAt } = alert
  return (
    <li className="wd-alert-entry" data-kind={alert.kind}>
      {alert.kind !== gapKind ? <Icon name="alert" /> : <AlertIcon name="broken" />}
      <div>
        <Headline alert={alert} what={what} onLeave={onLeave} />
        <p>
          <time dateTime={new Date(alert.at).toISOString()} title={zonedTime(alert.at)}>
            {fullTime(alert.at)}
          </time>
          {alert.row !== undefined && <span>#{plainText(alert.row)}</span>}
          {many && <span>{many}</span>}
          {acknowledgedAt !== undefined && (
            <span>{t('alerts.doneAt', { time: clockTime(acknowledgedAt) })}</span>
          )}
        </p>
      </div>
      {onAcknowledge && (
        <IconButton
          icon="tick"
          label={t('alerts.acknowledgeThis', { what })}
          title={t('alerts.acknowledge')}
          onClick={({ currentTarget }) => onAcknowledge(besideOf(currentTarget))}
        />
      )}
    </li>
  )
}

function besideOf(button: HTMLElement): HTMLElement | undefined {
  const entry = button.closest('li')
  const beside = entry?.nextElementSibling ?? entry?.previousElementSibling
  return beside?.querySelector<HTMLElement>(':scope > button') ?? undefined
}

type HeadlineProps = { alert: Alert; what: string; onLeave: () => void }

function Headline({ alert, what, onLeave }: HeadlineProps) {
  const target = useAlertTarget()(alert)
  if (!target) return <strong>{what}</strong>
  if (target.path !== undefined) {
    return (
      <Link to={target.path} onClick={onLeave}>
        {what}
      </Link>
    )
  }
  const explain = () => {
    onLeave()
    target.open()
  }
  return (
    <button type="button" className="wd-alert-way" onClick={explain}>
      {what}
    </button>
  )
}

type AlertTarget = {
  readonly path: string | undefined
  readonly open: () => void
}

/** §2. A gap opens the list of what may have been missed, if there is one. */
export function useAlertTarget(): (alert: Alert) => AlertTarget | undefined {
  const sources = useAlertSources()
  const listPath = useListPath()
  const navigate = useNavigate()
  const notify = useNotify()
  const t = useTranslate()
  return ({ kind, row }) => {
    const source =
      kind === gapKind
        ? sources.find((one) => isAnnounced(one) && one.missedBy !== undefined)
        : sources.find((one) => one.kind === kind)
    if (!source) return undefined
    const path = listPath(source.page, row === undefined ? source.filter : { id: [row] })
    const page = t(`resources.${source.page}.plural`)
    return {
      path,
      open: () =>
        path === undefined
          ? notify('alerts.noPage', { type: 'info', messageArgs: { page } })
          : void navigate(path),
    }
  }
}
