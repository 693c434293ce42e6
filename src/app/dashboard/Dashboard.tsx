import { useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router'
import { useGateway } from '@/engine/data/gateway'
import { useLacks } from '@/engine/data/gatewayTraits'
import { useSession } from '@/engine/data/session'
import type { PageAhead } from '@/engine/shell/portal/homePage'
import { useServesApp } from '@/engine/shell/menu/useServesApp'
import { Widget } from '@/engine/ui/crash/Widget'
import { IconButton } from '@/engine/ui/IconButton'
import { addDays } from '@/engine/values/dayPreset'
import { StatisticCard } from './StatisticCard'
import {
  allQueries,
  cards,
  statisticsRoot,
  timeAtGateway,
  todayAtGateway,
  useAllStatistics,
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
  const days = useMemo(() => daysUntil(today, range), [today, range])
  const { asOfMs, isFetching, hasAnswer, isUnavailable } = useAllStatistics(days)
  const isExpected = useIsExpected()
  const client = useQueryClient()
  const reload = () => {
    setToday(todayAtGateway(gateway))
    void client.refetchQueries({ queryKey: [statisticsRoot], type: 'active' })
  }
  // users without access do not see the cards come and go
  if ((!isExpected && !hasAnswer) || isUnavailable) return null
  const period = { from: addDays(today, 1 - range), to: today, days: range }
  return (
    <section className="wd-dashboard" aria-label={translate('dashboard.title')}>
      <header className="wd-dashboard-head">
        <div>
          <h2>{translate('dashboard.last', { days: range })}</h2>
          <p className="wd-muted">{translate('dashboard.period', period)}</p>
        </div>
        <div className="wd-dashboard-tools">
          <AsOf ms={asOfMs} />
          <IconButton
            icon="refresh"
            label={translate('dashboard.reload')}
            aria-busy={isFetching}
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
        {cards.map((card) => (
          <Widget key={card.name}>
            <StatisticCard card={card} days={days} range={range} />
          </Widget>
        ))}
      </div>
    </section>
  )
}

/** Takes its place before the figures come. */
function AsOf({ ms }: { ms: number | undefined }) {
  const translate = useTranslate()
  const { serverClock } = useGateway()
  const time = timeAtGateway(ms ?? serverClock.now())
  if (!time) return null
  return (
    <p className="wd-as-of wd-muted" role="status" data-coming={ms === undefined || undefined}>
      {translate('dashboard.asOf', { time })}
    </p>
  )
}

const ranges = [7, 30] as const

/** The number of days, from the address; default 7. */
function useRange() {
  const [search, setSearch] = useSearchParams()
  const range = rangeIn(search)
  const setRange = (next: number) =>
    setSearch(next === ranges[0] ? {} : { days: String(next) }, { replace: true })
  return [range, setRange] as const
}

function rangeIn(search: URLSearchParams): number {
  return ranges.find((one) => String(one) === search.get('days')) ?? ranges[0]
}

/** The page's queries find these calls under way. */
export function askForFigures({ client, gateway, search }: PageAhead): void {
  if (gateway.parts.lacks('statistics')) return
  const days = daysUntil(todayAtGateway(gateway), rangeIn(new URLSearchParams(search)))
  for (const query of allQueries(gateway, days)) void client.prefetchQuery(query)
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
