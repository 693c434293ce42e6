import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router'
import { useGateway } from '@/engine/data/gateway'
import { useLacks } from '@/engine/data/gatewayTraits'
import { useSession } from '@/engine/data/session'
import { useServesApp } from '@/engine/shell/menu/useServesApp'
import { Widget } from '@/engine/ui/crash/Widget'
import { IconButton } from '@/engine/ui/IconButton'
import { addDays } from '@/engine/values/dayPreset'
import { StatisticCard } from './StatisticCard'
import {
  cards,
  isUnavailable,
  timeAtGateway,
  todayAtGateway,
  useStatistics,
  type CardPart,
} from './statistics'
import './dashboard.css'

/** §2: compares the last days with those before; shows nothing on a gateway without figures. */
export function Dashboard() {
  const servesApp = useServesApp()
  const isLacking = useLacks('statistics')
  return servesApp && !isLacking ? <Statistics /> : null
}

function Statistics() {
  const translate = useTranslate()
  const [range, setRange] = useRange()
  const gateway = useGateway()
  const [today, setToday] = useState(() => todayAtGateway(gateway))
  const partsOf = useStatistics(daysUntil(today, range))
  const all = partsOf.flat()
  const isExpected = useIsExpected()
  const reload = () => {
    setToday(todayAtGateway(gateway))
    for (const { query } of all) void query.refetch()
  }
  // users without access do not see the cards come and go
  const isWanted = isExpected || all.some(({ query }) => !query.isPending)
  if (!isWanted || all.every(isUnavailable)) return null
  const period = { from: addDays(today, 1 - range), to: today, days: range }
  return (
    <section className="wd-dashboard" aria-label={translate('dashboard.title')}>
      <header className="wd-dashboard-head">
        <div>
          <h2>{translate('dashboard.last', { days: range })}</h2>
          <p className="wd-muted">{translate('dashboard.period', period)}</p>
        </div>
        <div className="wd-dashboard-tools">
          <AsOf parts={all} />
          <IconButton
            icon="refresh"
            label={translate('dashboard.reload')}
            aria-busy={all.some(({ query }) => query.isFetching)}
            onClick={reload}
          />
          <div className="wd-ranges" role="group" aria-label={translate('dashboard.range')}>
            {ranges.map((days) => (
              <button
                key={days}
                type="button"
                aria-pressed={days === range}
                onClick={() => setRange(days)}
              >
                {translate('dashboard.days', { days })}
              </button>
            ))}
          </div>
        </div>
      </header>
      <div className="wd-cards">
        {cards.map((card, index) => (
          <Widget key={card.name}>
            <StatisticCard card={card} parts={partsOf[index] ?? []} range={range} />
          </Widget>
        ))}
      </div>
    </section>
  )
}

function AsOf({ parts }: { parts: readonly CardPart[] }) {
  const translate = useTranslate()
  const known = parts.flatMap(({ query }) => query.data?.asOfMs ?? [])
  const time = known.length > 0 && timeAtGateway(Math.min(...known))
  if (!time) return null
  return (
    <p className="wd-muted" role="status">
      {translate('dashboard.asOf', { time })}
    </p>
  )
}

const ranges = [7, 30] as const

/** The number of days, from the address; default 7. */
function useRange() {
  const [search, setSearch] = useSearchParams()
  const range = ranges.find((one) => String(one) === search.get('days')) ?? ranges[0]
  const setRange = (next: number) =>
    setSearch(next === ranges[0] ? {} : { days: String(next) }, { replace: true })
  return [range, setRange] as const
}

function daysUntil(today: string, range: number): readonly string[] {
  return Array.from({ length: 2 * range }, (_, index) => addDays(today, index + 1 - 2 * range))
}

/** Whether the user's permissions promise figures; other gateways may name them differently. */
function useIsExpected(): boolean {
  const { isStock } = useGateway().dialect
  const permissions = useSession()?.permissions ?? []
  return !isStock && permissions.some((one) => one === '*:*:*' || one.startsWith('st:'))
}
