import { useTranslate } from 'ra-core'
import { percentChange } from '@/schema/change'
import { compareDecimals, digitsOf, formatDecimal, type Decimal } from '@/schema/decimal'
import type { Range } from './useRange'

type Props = { before: Decimal | null; now: Decimal | null; unit: string; range: Range }

/** How the sum compares with that of as many days before: in words, and by a sign that needs no colour. */
export function Change({ before, now, unit, range }: Props) {
  const translate = useTranslate()
  const words = (key: string, args: object = {}) =>
    translate(`dashboard.change.${key}`, { days: range, ...args })
  if (before === null) return <p className="wd-change">{words('unknown')}</p>
  const was = <span className="wd-muted">{`${formatDecimal(before)} ${unit}`}</span>
  if (now === null) {
    return (
      <p className="wd-change">
        {words('before')} {was}
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
  return (
    <p className="wd-change">
      <b aria-hidden="true">{direction > 0 ? '▲' : '▼'}</b> {percent && <b>{percent} </b>}
      {words(percent ? 'against' : `${key}ThanNothing`)} {was}
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
