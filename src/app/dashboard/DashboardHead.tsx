import { useTranslate } from 'ra-core'
import type { StatisticQuery } from '@/app/dashboard/statistics'
import { Icon } from '@/engine/ui/icons'
import { timeAtGateway } from './timeAtGateway'
import { ranges, type Range } from './useRange'

type Props = {
  range: Range
  onRange: (range: Range) => void
  /** The days that are looked at, `yyyy-MM-dd`. */
  from: string
  to: string
  queries: readonly StatisticQuery[]
  onReload: () => void
}

/** Which days the figures are of, as of when, and the ways to change both. */
export function DashboardHead({ range, onRange, from, to, queries, onReload }: Props) {
  const translate = useTranslate()
  return (
    <header className="wd-dashboard-head">
      <div>
        <h2>{translate('dashboard.last', { days: range })}</h2>
        <p className="wd-muted">{translate('dashboard.period', { from, to, days: range })}</p>
      </div>
      <div className="wd-dashboard-tools">
        <AsOf queries={queries} />
        <button
          type="button"
          className="wd-icon-button"
          aria-label={translate('dashboard.reload')}
          title={translate('dashboard.reload')}
          aria-busy={queries.some((query) => query.isFetching)}
          onClick={onReload}
        >
          <Icon name="refresh" />
        </button>
        <div className="wd-ranges" role="group" aria-label={translate('dashboard.range')}>
          {ranges.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === range}
              onClick={() => onRange(one)}
            >
              {translate('dashboard.days', { days: one })}
            </button>
          ))}
        </div>
      </div>
    </header>
  )
}

/** Of figures of different age, the age of the oldest. */
function AsOf({ queries }: Pick<Props, 'queries'>) {
  const translate = useTranslate()
  const known = queries.flatMap(({ data }) => data?.asOfMs ?? [])
  const oldestMs = Math.min(...known)
  const time = known.length > 0 && timeAtGateway(oldestMs)
  if (!time) return null
  return (
    <p className="wd-muted" role="status">
      {translate('dashboard.asOf', { time })}
    </p>
  )
}
