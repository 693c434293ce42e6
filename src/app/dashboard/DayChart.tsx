import { memo } from 'react'
import { useTranslate } from 'ra-core'
import { usePortal } from '@/engine/shell/portal/PortalContext'
import { DayBars } from './DayBars'
import { DayPlot } from './DayPlot'
import type { DayViewProps } from './DayTable'
import { pointsOf } from './dayPoints'

/** Today is dashed, a day without figures hatched, the same day of the period before a line. */
export const DayChart = memo(function DayChart({ card, summary, unit }: DayViewProps) {
  const translate = useTranslate()
  const { language } = usePortal()
  const points = pointsOf(summary)
  const title = translate(`dashboard.cards.${card.name}`)
  return (
    <div className="wd-chart">
      <DayPlot points={points} unit={unit} label={translate('dashboard.chart', { title })}>
        <DayBars points={points} isWhole={card.unit === 'users'} language={language} />
      </DayPlot>
    </div>
  )
})
