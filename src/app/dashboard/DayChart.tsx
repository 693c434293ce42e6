import { memo } from 'react'
import { useTranslate } from 'ra-core'
import { DayBars } from './DayBars'
import { DayPlot } from './DayPlot'
import type { DayViewProps } from './DayTable'
import { pointsOf } from './dayPoints'

/** Today is dashed, a day without figures hatched, the same day of the period before a line. */
export const DayChart = memo(function DayChart({ card, summary, range, unit }: DayViewProps) {
  const translate = useTranslate()
  const points = pointsOf(summary)
  const title = translate(`dashboard.cards.${card.name}`)
  return (
    <figure className="wd-chart">
      <DayPlot points={points} unit={unit} label={translate('dashboard.chart', { title })}>
        <DayBars points={points} isWhole={card.unit === 'users'} />
      </DayPlot>
      <figcaption>
        <span className="wd-key wd-key-now">{translate('dashboard.last', { days: range })}</span>
        {points.at(-1)?.height !== null && (
          <span className="wd-key wd-key-so-far">{translate('dashboard.today')}</span>
        )}
        <span className="wd-key wd-key-before">
          {translate('dashboard.earlier', { days: range })}
        </span>
        {summary.now.gaps > 0 && (
          <span className="wd-key wd-key-gap">{translate('dashboard.gap')}</span>
        )}
      </figcaption>
    </figure>
  )
})
