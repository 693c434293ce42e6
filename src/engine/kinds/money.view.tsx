import { formatDecimal, toDecimal } from '@/engine/values/decimal'
import type { FieldOf } from '@/engine/kinds'
import type { KindView } from './view/kindView'
import { DecimalInput } from './inputs/DecimalInput'
import { NoFilter } from './inputs/NoFilter'

export const moneyView: KindView<FieldOf<'money'>> = {
  cell: (value, { scale }) => <Amount value={value} scale={scale} />,
  whole: (value, { unit, scale }) => (
    <>
      <Amount value={value} scale={scale} /> <span className="wd-note">{unit}</span>
    </>
  ),
  note: ({ unit }) => unit,
  input: DecimalInput,
  filter: NoFilter,
  align: 'right',
  plain: true,
  stateless: true,
}

/** An exact number in tabular digits, with every digit it has; those beyond the field's scale are quiet. */
export function Amount({ value, scale }: { value: unknown; scale: number }) {
  const amount = toDecimal(value)
  if (amount === null) return <span className="wd-money">—</span>
  const text = formatDecimal(amount)
  const end = text.includes('.') ? text.indexOf('.') + 1 + scale : text.length
  return (
    <span className="wd-money">
      {text.slice(0, end)}
      {text.length > end && <span className="wd-tail">{text.slice(end)}</span>}
    </span>
  )
}
