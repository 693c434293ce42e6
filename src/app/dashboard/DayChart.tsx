import { memo } from 'react'
import { useTranslate } from 'ra-core'
import { usePortal } from '@/engine/shell/portal/PortalContext'
import { DayBars } from './DayBars'
import { DayLegend } from './DayLegend'
import { DayPlot } from './DayPlot'
import type { DayViewProps } from './DayTable'
import { pointsOf } from './dayPoints'

/** Today is dashed, a day without figures hatched, the same day of the period before a line. */
export const DayChart = memo(function DayChart({ card, summary, range, unit }: DayViewProps) {
  const translate = useTranslate()
  const { language } = usePortal()
  const points = pointsOf(summary)
  const title = translate(`dashboard.cards.${card.name}`)
  return (
    <figure className="wd-chart">
      <DayPlot points={points} unit={unit} label={translate('dashboard.chart', { title })}>
        <DayBars points={points} isWhole={card.unit === 'users'} language={language} />
      </DayPlot>
      <DayLegend
        range={range}
        hasToday={points.at(-1)?.height !== null}
        hasGaps={summary.now.gaps > 0}
      />
    </figure>
  )
})
