import { useTranslate } from 'ra-core'
import { percentChange } from '@/engine/schema/change'
import {
  compareDecimals,
  digitsOf,
  formatDecimal,
  glanceDecimal,
  type Decimal,
} from '@/engine/values/decimal'
import type { Summary } from './summary'

type Props = { whole: Summary['whole']; unit: string; range: number }

/** Compares the full days with as many before, in words and by a sign that needs no colour. */
export function Change({ whole: { now, before }, unit, range }: Props) {
  const translate = useTranslate()
  const words = (key: string, args: object = {}) =>
    translate(`dashboard.change.${key}`, { days: range - 1, ...args })
  const exact = (value: Decimal) => `${formatDecimal(value)} ${unit}`
  const glance = (value: Decimal) => `${glanceDecimal(value)} ${unit}`
  if (before === null) return <p className="wd-change">{words('unknown')}</p>
  if (now === null) {
    return (
      <p className="wd-change">
        {words('before')} <span title={exact(before)}>{glance(before)}</span>
      </p>
    )
  }
  const direction = compareDecimals(now, before)
  if (direction === 0) {
    return (
      <p className="wd-change">
        <b aria-hidden="true">=</b> {words('same')}
      </p>
    )
  }
  const percent = percentText(percentChange(before, now), direction)
  const isMore = direction > 0
  return (
    <p className="wd-change">
      <b aria-hidden="true">{isMore ? '▲' : '▼'}</b> {percent && <b>{percent} </b>}
      {words(percent ? 'wholeDays' : isMore ? 'moreThanNothing' : 'lessThanNothing')}{' '}
      <span title={words('against', { now: exact(now), before: exact(before) })}>
        {words('against', { now: glanceDecimal(now), before: glance(before) })}
      </span>
    </p>
  )
}

/** `+12.5%`; `+<0.1%` for a change below the last place. */
function percentText(percent: Decimal | null, direction: -1 | 1): string | null {
  if (percent === null) return null
  const sign = direction > 0 ? '+' : '−'
  const digits = digitsOf(percent).replace('-', '')
  return digits === '0.0' ? `${sign}<0.1%` : `${sign}${formatDecimal(percent).replace('-', '')}%`
}
