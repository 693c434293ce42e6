import { useTranslate } from 'ra-core'
import { formatDecimal, type Decimal } from '@/engine/values/decimal'
import type { DayPoint } from './dayPoints'

type Props = {
  point: DayPoint
  unit: string
  /** Distance from the right edge of the plot, else from the left. */
  isRight: boolean
  percent: number
}

export function DayTip({ point: { row, earlier, isToday }, unit, isRight, percent }: Props) {
  const translate = useTranslate()
  const text = (value: Decimal | null) =>
    value ? `${formatDecimal(value)} ${unit}` : translate('dashboard.gap')
  return (
    <dl
      className="wd-tip"
      role="status"
      style={isRight ? { right: `${percent}%` } : { left: `${percent}%` }}
    >
      <dt>{isToday ? `${row.day} ${translate('dashboard.soFar')}` : row.day}</dt>
      <dd translate="no" className="wd-key wd-key-now">
        {text(row.value)}
      </dd>
      {earlier && (
        <>
          <dt>{earlier.day}</dt>
          <dd translate="no" className="wd-key wd-key-before">
            {text(earlier.value)}
          </dd>
        </>
      )}
    </dl>
  )
}
