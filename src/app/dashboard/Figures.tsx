import { useTranslate } from 'ra-core'
import { isRefused } from '@/app/dashboard/statistics'
import { lazyView } from '@/engine/ui/late/lazyView'
import { StaleMark } from '@/engine/ui/time/StaleMark'
import { partTitles, type Card } from './cards'
import { Change } from './Change'
import { DayTable } from './DayTable'
import { Figure } from './Figure'
import type { CardPart } from './StatisticCard'
import type { Summary } from './summary'
import { timeAtGateway } from './timeAtGateway'
import type { Range } from './useRange'

// the numbers do not wait for it
const DayChart = lazyView(async () => (await import('./DayChart')).DayChart)

type Props = {
  card: Card
  parts: readonly CardPart[]
  summary: Summary
  range: Range
  isTable: boolean
}

export function Figures({ card, parts, summary, range, isTable }: Props) {
  const translate = useTranslate()
  const { now, before } = summary
  const unit = card.unit === 'users' ? translate('dashboard.users') : card.unit
  const names = parts.filter(({ query }) => query.data).map(({ name }) => name)
  const days = { card, summary, range, unit }
  return (
    <>
      <Stale parts={parts} />
      <Figure value={now.total} unit={unit} />
      {now.total === null && before.total === null ? (
        <p className="wd-card-note">{translate('dashboard.empty')}</p>
      ) : (
        <>
          <Change whole={summary.whole} unit={unit} range={range} />
          <Remarks parts={parts} summary={summary} range={range} />
          {isTable ? <DayTable {...days} names={names} /> : <DayChart {...days} />}
        </>
      )}
    </>
  )
}

/** Figures that could not be renewed say how old they are: of several, the oldest. */
function Stale({ parts }: Pick<Props, 'parts'>) {
  const stale = parts.map(({ query }) => query).filter(({ isError, data }) => isError && data)
  const [oldest] = stale.toSorted((one, other) => one.dataUpdatedAt - other.dataUpdatedAt)
  if (!oldest) return null
  return (
    <StaleMark
      error={oldest.error}
      at={oldest.dataUpdatedAt}
      time={oldest.data && timeAtGateway(oldest.data.asOfMs)}
      onRetry={() => {
        for (const query of stale) void query.refetch()
      }}
    />
  )
}

/** What the figure leaves out. */
function Remarks({ parts, summary, range }: Pick<Props, 'parts' | 'summary' | 'range'>) {
  const translate = useTranslate()
  const left = parts.filter(({ query }) => isRefused(query) && !query.data)
  const { now, before } = summary
  const names = left.map(({ name }) => translate(partTitles[name]))
  const gaps = (key: string, count: number) => translate(key, { count, days: range })
  return (
    <>
      {left.length > 0 && (
        <p className="wd-card-remark">
          {translate('dashboard.without', { parts: names.join(', ') })}
        </p>
      )}
      {now.gaps > 0 && <p className="wd-card-remark">{gaps('dashboard.gaps', now.gaps)}</p>}
      {before.gaps > 0 && before.total !== null && (
        <p className="wd-card-remark">{gaps('dashboard.gapsBefore', before.gaps)}</p>
      )}
    </>
  )
}
