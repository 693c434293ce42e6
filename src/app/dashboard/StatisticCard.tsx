import { memo, useId, useMemo, useState, type MouseEvent } from 'react'
import { useTranslate } from 'ra-core'
import { errorText, GatewayError } from '@/engine/data/gateway'
import { Button } from '@/engine/ui/Button'
import { IconButton } from '@/engine/ui/IconButton'
import { StaleMark } from '@/engine/ui/time/StaleMark'
import { formatDecimal, glanceDecimal, type Decimal } from '@/engine/values/decimal'
import { Change } from './Change'
import { DayChart } from './DayChart'
import { DayTable } from './DayTable'
import { isUnavailable, timeAtGateway, useStatistics, type Card, type CardPart } from './statistics'
import { summarise, type Summary } from './summary'

type Props = { card: Card; days: readonly string[]; range: number }

/** Memoised: an answer redraws its own card. */
export const StatisticCard = memo(function StatisticCard({ card, days, range }: Props) {
  const parts = useStatistics(card.parts, days)
  const translate = useTranslate()
  const title = useId()
  const [isTable, setTable] = useState(false)
  const summary = useSummary(parts)
  const isKnown = summary && (summary.now.total ?? summary.before.total) !== null
  return (
    <article
      className="wd-card"
      tabIndex={-1}
      data-table={isTable || undefined}
      aria-labelledby={title}
      aria-busy={parts.some(({ query }) => query.isFetching)}
    >
      <header>
        <h3 id={title}>{translate(`dashboard.cards.${card.name}`)}</h3>
        {isKnown && (
          <IconButton
            icon={isTable ? 'chart' : 'table'}
            label={translate('dashboard.asTable')}
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          />
        )}
      </header>
      {summary ? (
        <Figures {...{ card, parts, summary, range, isTable }} />
      ) : (
        <NoFigures parts={parts} />
      )}
    </article>
  )
})

type Parts = { parts: readonly CardPart[] }

/** Undefined while an accessible part is missing: half a sum would look like the whole. */
function useSummary(parts: readonly CardPart[]): Summary | undefined {
  const wanted = parts.filter((part) => part.query.data || !isUnavailable(part))
  const [first, second] = wanted.map(({ query }) => query.data?.values)
  const isWhole = wanted.length > 0 && wanted.every(({ query }) => query.data)
  // the chart redraws only for a new object
  const summary = useMemo(
    () => summarise([first, second].filter((values) => values !== undefined)),
    [first, second],
  )
  return isWhole ? summary : undefined
}

type FiguresProps = Parts & { card: Card; range: number; summary: Summary; isTable: boolean }

function Figures({ card, parts, summary, range, isTable }: FiguresProps) {
  const translate = useTranslate()
  const { now, before } = summary
  const unit = card.unit === 'users' ? translate('dashboard.users') : card.unit
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
          {isTable ? (
            <DayTable {...days} parts={parts.filter(({ query }) => query.data)} />
          ) : (
            <DayChart {...days} />
          )}
        </>
      )}
    </>
  )
}

function Figure({ value, unit }: { value: Decimal | null; unit: string }) {
  const [whole, fraction] = value === null ? ['—'] : glanceDecimal(value).split('.')
  return (
    <p className="wd-figure">
      <strong title={value === null ? undefined : `${formatDecimal(value)} ${unit}`}>
        {whole}
        {fraction !== undefined && <small>.{fraction}</small>}
      </strong>{' '}
      <span>{unit}</span>
    </p>
  )
}

/** The age of figures that could not be refreshed; of several, the oldest. */
function Stale({ parts }: Parts) {
  const stale = parts.map(({ query }) => query).filter(({ isError, data }) => isError && data)
  const [oldest] = stale.toSorted((one, other) => one.dataUpdatedAt - other.dataUpdatedAt)
  if (!oldest) return null
  return (
    <StaleMark
      error={oldest.error}
      at={oldest.dataUpdatedAt}
      time={oldest.data && timeAtGateway(oldest.data.asOfMs)}
      onRetry={() => stale.forEach((query) => void query.refetch())}
    />
  )
}

function Remarks({ parts, summary, range }: Parts & { summary: Summary; range: number }) {
  const translate = useTranslate()
  const { now, before } = summary
  const names = parts
    .filter((part) => isUnavailable(part) && !part.query.data)
    .map(({ title = '' }) => translate(title))
  const remarks = [
    names.length > 0 && translate('dashboard.without', { parts: names.join(', ') }),
    before.gaps > 0 &&
      before.total !== null &&
      translate('dashboard.gapsBefore', { count: before.gaps, days: range }),
  ]
  return (
    <>
      {now.gaps > 0 && (
        <p className="wd-card-remark wd-key wd-key-gap">
          {translate('dashboard.gaps', { count: now.gaps, days: range })}
        </p>
      )}
      {remarks.filter(Boolean).map((text) => (
        <p key={String(text)} className="wd-card-remark">
          {text}
        </p>
      ))}
    </>
  )
}

function NoFigures({ parts }: Parts) {
  const translate = useTranslate()
  const failed = parts.filter(({ query }) => query.isError && !query.data)
  const broken = failed.filter((part) => !isUnavailable(part))
  if (broken.length > 0) return <Failed parts={broken} />
  if (failed.length === parts.length) {
    const isForbidden = failed.some(
      ({ query: { error } }) => error instanceof GatewayError && error.kind === 'forbidden',
    )
    const text = isForbidden ? 'dashboard.forbidden' : 'dashboard.missing'
    return <p className="wd-card-note">{translate(text)}</p>
  }
  return <Skeleton />
}

/** As high as the figures and their chart, so that nothing moves when they come. */
function Skeleton() {
  return (
    <div className="wd-card-skeleton" aria-hidden="true">
      <span />
      <span />
      <div className="wd-chart">
        <div className="wd-chart-area" />
      </div>
    </div>
  )
}

function Failed({ parts }: Parts) {
  const translate = useTranslate()
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // the button disappears, and the focus stays in the card
    currentTarget.closest('article')?.focus()
    for (const { query } of parts) void query.refetch()
  }
  return (
    <div className="wd-card-note">
      <p role="alert">{errorText(parts[0]?.query.error, translate)}</p>
      <Button onClick={retry}>{translate('views.tryAgain')}</Button>
    </div>
  )
}
