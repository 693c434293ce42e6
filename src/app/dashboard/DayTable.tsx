import { useTranslate } from 'ra-core'
import { formatDecimal, type Decimal } from '@/engine/values/decimal'
import { partTitles } from './cards'
import { sumKnown, wholeDays } from './summary'
import type { DayViewProps } from './views'

/** The days with every digit, newest first, beside the same days of the period before. */
export function DayTable({ card, summary, range, unit, names }: DayViewProps) {
  const translate = useTranslate()
  const title = translate(`dashboard.cards.${card.name}`)
  const { now, before } = summary
  const shown = names.length > 1 ? names : []
  const rows = now.rows.map((row, index) => ({ row, earlier: before.rows[index] })).toReversed()
  return (
    <div className="wd-days" role="region" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('dashboard.day')}</th>
            <th scope="col">{unit}</th>
            {shown.map((name) => (
              <th key={name} scope="col">
                {translate(partTitles[name])}
              </th>
            ))}
            <th scope="col">{translate('dashboard.earlier', { days: range })}</th>
          </tr>
        </thead>
        <tbody translate="no">
          {rows.map(({ row: { day, parts, value }, earlier }) => (
            <tr key={day}>
              <th scope="row">
                <DayName day={day} isToday={day === now.rows.at(-1)?.day} />
              </th>
              <Amount value={value} />
              {shown.map((name, index) => (
                <Amount key={name} value={parts[index] ?? null} />
              ))}
              <Amount value={earlier?.value ?? null} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{translate('dashboard.sum')}</th>
            <Amount value={now.total} />
            {shown.map((name, index) => (
              <Amount
                key={name}
                value={sumKnown(now.rows.map(({ parts }) => parts[index] ?? null))}
              />
            ))}
            <Amount value={before.total} />
          </tr>
          <tr>
            <th scope="row">{translate('dashboard.wholeDays', { days: range - 1 })}</th>
            <Amount value={summary.whole.now} />
            {shown.map((name, index) => (
              <Amount key={name} value={wholeDays(now, index)} />
            ))}
            <Amount value={summary.whole.before} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function DayName({ day, isToday }: { day: string; isToday: boolean }) {
  const soFar = useTranslate()('dashboard.soFar')
  return isToday ? `${day} ${soFar}` : day
}

function Amount({ value }: { value: Decimal | null }) {
  const translate = useTranslate()
  if (value !== null) return <td>{formatDecimal(value)}</td>
  return (
    <td>
      <span aria-hidden="true">—</span>
      <span className="wd-visually-hidden">{translate('dashboard.gap')}</span>
    </td>
  )
}
