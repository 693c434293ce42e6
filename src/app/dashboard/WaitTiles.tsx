import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { config } from '@/engine/config'
import { errorText, useGateway } from '@/engine/data/gateway'
import { usePortal } from '@/engine/shell/portal/PortalContext'
import { formatDecimal, glanceDecimal } from '@/engine/values/decimal'
import { epochMs, readMoment } from '@/engine/values/time'
import { ageText } from './ageText'
import type { WaitFigures, Waiting } from './waits'
import './waits.css'

/** Each leads to the list of what it counts. */
export function WaitTiles({ waiting }: { waiting: readonly Waiting[] }) {
  const translate = useTranslate()
  if (waiting.length === 0) return null
  return (
    <section className="wd-waits" aria-label={translate('dashboard.waits.title')}>
      <h2>{translate('dashboard.waits.title')}</h2>
      <ul>
        {waiting.map((one) => (
          <li key={one.wait.name}>
            <WaitTile {...one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function WaitTile({ wait, resource, path, query }: Waiting) {
  const translate = useTranslate()
  const { data, error, isFetching } = query
  const isDone = data?.total === 0
  return (
    <Link
      className="wd-wait"
      to={path}
      aria-busy={isFetching}
      data-state={data && (isDone ? 'done' : wait.tone)}
    >
      <span>{translate(`dashboard.waits.${wait.name}`)}</span>
      <strong translate="no">{data ? countText(data) : error ? '—' : ' '}</strong>
      <small>
        {data && !error && <Details {...{ wait, resource, data }} />}
        {error && errorText(error, translate)}
      </small>
    </Link>
  )
}

type DetailsProps = Pick<Waiting, 'wait' | 'resource'> & { data: WaitFigures }

function Details({ wait, resource, data }: DetailsProps) {
  const translate = useTranslate()
  const oldest = useAge(data.oldest)
  if (wait.newest !== undefined)
    return translate('dashboard.waits.ofNewest', { count: wait.newest })
  if (data.total === 0) return translate('dashboard.waits.none')
  const field = wait.sum === undefined ? undefined : resource.fields[wait.sum]
  const unit = field && 'unit' in field ? ` ${String(field.unit)}` : ''
  return (
    <>
      {data.sum !== null && (
        <span title={`${formatDecimal(data.sum)}${unit}`}>
          {`${glanceDecimal(data.sum)}${unit}`}
        </span>
      )}
      {oldest && <span title={oldest.exact}>{oldest.text}</span>}
    </>
  )
}

function useAge(moment: unknown) {
  const translate = useTranslate()
  const { language } = usePortal()
  const { serverClock } = useGateway()
  const read = typeof moment === 'string' ? readMoment(moment) : null
  if (read === null) return undefined
  const age = ageText(serverClock.now() - epochMs(read, config.gatewayTimeZone), language)
  return { text: translate('dashboard.waits.oldest', { age }), exact: read }
}

function countText({ total, isAtLeast }: WaitFigures): string {
  return `${total.toLocaleString('en-US')}${isAtLeast ? '+' : ''}`
}
