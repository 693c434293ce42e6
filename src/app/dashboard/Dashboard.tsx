import { useTranslate } from 'ra-core'
import { Widget } from '@/engine/ui/crash/Widget'
import { DayLegend } from './DayLegend'
import { StatisticCard } from './StatisticCard'
import { cards } from './statistics'
import { ranges, type Figures } from './useFigures'
import './dashboard.css'

/** §2: compares the last days with those before. */
export function Dashboard({ figures }: { figures: Figures }) {
  const translate = useTranslate()
  const { range, setRange, days, period } = figures
  return (
    <section className="wd-dashboard" aria-label={translate('dashboard.title')}>
      <header className="wd-dashboard-head">
        <div>
          <h2>{translate('dashboard.last', { days: range })}</h2>
          <p className="wd-muted">{translate('dashboard.period', period)}</p>
        </div>
        <div className="wd-dashboard-tools">
          <DayLegend range={range} />
          <div className="wd-ranges" role="group" aria-label={translate('dashboard.range')}>
            {ranges.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === range}
                onClick={() => setRange(one)}
              >
                {translate('dashboard.days', { days: one })}
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
