import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { useServesApp } from '@/engine/shell/menu/useServesApp'
import { useGateway } from '@/engine/data/gateway'
import { useLacks } from '@/engine/data/gatewayTraits'
import { isRefused, todayAtGateway, useStatistics } from '@/app/dashboard/statistics'
import { useSession } from '@/engine/data/session'
import { addDays } from '@/engine/values/dayPreset'
import { Widget } from '@/engine/ui/crash/Widget'
import { cards } from './cards'
import { DashboardHead } from './DashboardHead'
import { StatisticCard } from './StatisticCard'
import { useRange, type Range } from './useRange'
import './dashboard.css'

/** §2: the figures of the last days, beside those of as many days before; nothing on a gateway that has none. */
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
  const queries = useStatistics(daysUntil(today, range))
  const all = Object.values(queries)
  const isExpected = useIsExpected()
  const reload = () => {
    setToday(todayAtGateway(gateway))
    for (const query of all) void query.refetch()
  }
  // Who may see none of it is not told so at every visit.
  const isWanted = isExpected || all.some((query) => !query.isPending)
  if (!isWanted || all.every(isRefused)) return null
  return (
    <section className="wd-dashboard" aria-label={translate('dashboard.title')}>
      <DashboardHead
        range={range}
        onRange={setRange}
        from={addDays(today, 1 - range)}
        to={today}
        queries={all}
        onReload={reload}
      />
      <div className="wd-cards">
        {cards.map((card) => (
          <Widget key={card.name}>
            <StatisticCard
              card={card}
              parts={card.parts.map((name) => ({ name, query: queries[name] }))}
              range={range}
            />
          </Widget>
        ))}
      </div>
    </section>
  )
}

/** Both periods, oldest day first. */
function daysUntil(today: string, range: Range): readonly string[] {
  return Array.from({ length: 2 * range }, (_, index) => addDays(today, index + 1 - 2 * range))
}

/** Whether the user’s permissions let expect figures; gateways may name them otherwise, and stock ones have none. */
function useIsExpected(): boolean {
  const { isStock } = useGateway().dialect
  const held = useSession()?.permissions ?? []
  if (isStock) return false
  return held.some((permission) => permission === '*:*:*' || permission.startsWith('st:'))
}
