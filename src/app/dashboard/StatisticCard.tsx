import { useId, useState } from 'react'
import { useTranslate } from 'ra-core'
import {
  isRefused,
  type DayValue,
  type StatisticName,
  type StatisticQuery,
} from '@/app/dashboard/statistics'
import { Icon } from '@/engine/ui/icons'
import { CardFailed, CardRefused, CardSkeleton } from './cardStates'
import type { Card } from './cards'
import { Figures } from './Figures'
import { summarise, type Summary } from './summary'
import type { Range } from './useRange'

export type CardPart = { readonly name: StatisticName; readonly query: StatisticQuery }

type Props = { card: Card; parts: readonly CardPart[]; range: Range }

/** One figure: its sum, how it compares, and its days as a chart or a table. */
export function StatisticCard({ card, parts, range }: Props) {
  const translate = useTranslate()
  const title = useId()
  const [isTable, setTable] = useState(false)
  const summary = summaryOf(parts)
  const isKnown = summary && (summary.now.total ?? summary.before.total) !== null
  return (
    <article
      className="wd-card"
      tabIndex={-1}
      aria-labelledby={title}
      aria-busy={parts.some(({ query }) => query.isFetching)}
    >
      <header>
        <h3 id={title}>{translate(`dashboard.cards.${card.name}`)}</h3>
        {isKnown && (
          <button
            type="button"
            className="wd-icon-button"
            aria-pressed={isTable}
            aria-label={translate('dashboard.asTable')}
            title={translate('dashboard.asTable')}
            onClick={() => setTable(!isTable)}
          >
            <Icon name={isTable ? 'chart' : 'table'} />
          </button>
        )}
      </header>
      {summary ? (
        <Figures card={card} parts={parts} summary={summary} range={range} isTable={isTable} />
      ) : (
        <NoFigures parts={parts} />
      )}
    </article>
  )
}

/** Nothing as long as a part that may be seen is missing: half a sum would pass for the whole. */
function summaryOf(parts: readonly CardPart[]): Summary | undefined {
  const given = parts.filter(({ query }) => query.data || !isRefused(query))
  const values = given.flatMap(({ query }) => (query.data ? [query.data.values] : []))
  return values.length > 0 && values.length === given.length ? summaryFrom(values) : undefined
}

type Values = readonly (readonly DayValue[])[]
const known = new WeakMap<readonly DayValue[], { values: Values; summary: Summary }>()

/** The same object for the same values, so that nothing is drawn anew for it. */
function summaryFrom(values: Values): Summary {
  const [first = []] = values
  const last = known.get(first)
  if (last?.values.length === values.length && values.every((one, at) => one === last.values[at]))
    return last.summary
  const summary = summarise(values)
  known.set(first, { values, summary })
  return summary
}

function NoFigures({ parts }: Pick<Props, 'parts'>) {
  const failed = parts.filter(({ query }) => query.isError && !query.data)
  const broken = failed.filter(({ query }) => !isRefused(query))
  if (broken.length > 0) return <CardFailed parts={broken} />
  return failed.length === parts.length ? <CardRefused parts={failed} /> : <CardSkeleton />
}
