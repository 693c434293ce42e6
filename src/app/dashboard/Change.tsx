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
import type { Range } from './useRange'

type Props = { whole: Summary['whole']; unit: string; range: Range }

/**
 * How the whole days compare with as many before: in words, and by a sign that needs no colour. Today, which
 * is not over, is left out on either side.
 */
export function Change({ whole: { now, before }, unit, range }: Props) {
  const translate = useTranslate()
  const words = (key: string, args: object = {}) =>
    translate(`dashboard.change.${key}`, { days: range - 1, ...args })
  if (before === null) return <p className="wd-change">{words('unknown')}</p>
  const exact = (value: Decimal) => `${formatDecimal(value)} ${unit}`
  if (now === null) {
    return (
      <p className="wd-change">
        {words('before')} <span title={exact(before)}>{`${glanceDecimal(before)} ${unit}`}</span>
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
  const key = direction > 0 ? 'more' : 'less'
  const both = { now: glanceDecimal(now), before: `${glanceDecimal(before)} ${unit}` }
  return (
    <p className="wd-change">
      <b aria-hidden="true">{direction > 0 ? '▲' : '▼'}</b> {percent && <b>{percent} </b>}
      {words(percent ? 'wholeDays' : `${key}ThanNothing`)}{' '}
      <span title={words('against', { now: exact(now), before: exact(before) })}>
        {words('against', both)}
      </span>
    </p>
  )
}

/** `+12.5%`; what rounds to nothing is below the last place. */
function percentText(percent: Decimal | null, direction: -1 | 1): string | null {
  if (percent === null) return null
  const sign = direction > 0 ? '+' : '−'
  const digits = digitsOf(percent).replace('-', '')
  return digits === '0.0' ? `${sign}<0.1%` : `${sign}${formatDecimal(percent).replace('-', '')}%`
}
