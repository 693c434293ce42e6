import { useTranslate } from 'ra-core'
import { formatDecimal, type Decimal } from '@/engine/values/decimal'
import type { Card, CardPart } from './statistics'
import { sumsOf, type Summary } from './summary'

export type DayViewProps = {
  card: Card
  summary: Summary
  range: number
  unit: string
}

/** Shows every digit, newest day first, beside the same days of the period before. */
export function DayTable(props: DayViewProps & { parts: readonly CardPart[] }) {
  const { card, summary, range, unit, parts } = props
  const translate = useTranslate()
  const { now, before, whole } = summary
  const columns = parts.length > 1 ? parts : []
  const sums = columns.map((_, index) => sumsOf(now.rows, index))
  const heads = [
    translate('dashboard.day'),
    unit,
    ...columns.map(({ title = '' }) => translate(title)),
    translate('dashboard.earlier', { days: range }),
  ]
  const days = now.rows.map(({ day, parts: values, value }, index) => ({
    name: index === now.rows.length - 1 ? `${day} ${translate('dashboard.soFar')}` : day,
    amounts: [value, ...values.slice(0, columns.length), before.rows[index]?.value ?? null],
  }))
  return (
    <div
      className="wd-days"
      role="region"
      aria-label={translate(`dashboard.cards.${card.name}`)}
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no">
          {days.toReversed().map((row) => (
            <Row key={row.name} {...row} />
          ))}
        </tbody>
        <tfoot>
          <Row
            name={translate('dashboard.sum')}
            amounts={[now.total, ...sums.map(({ total }) => total), before.total]}
          />
          <Row
            name={translate('dashboard.wholeDays', { days: range - 1 })}
            amounts={[whole.now, ...sums.map((sum) => sum.whole), whole.before]}
          />
        </tfoot>
      </table>
    </div>
  )
}

function Row({ name, amounts }: { name: string; amounts: readonly (Decimal | null)[] }) {
  const gap = useTranslate()('dashboard.gap')
  return (
    <tr>
      <th scope="row">{name}</th>
      {amounts.map((amount, column) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns keep their places
        <td key={column}>
          {amount !== null ? (
            formatDecimal(amount)
          ) : (
            <>
              <span aria-hidden="true">—</span>
              <span className="wd-visually-hidden">{gap}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}
