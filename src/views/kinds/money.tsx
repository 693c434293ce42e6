import { formatDecimal, toDecimal } from '@/schema/decimal'
import type { FieldOf } from '@/schema/kinds'
import type { KindView } from '../kindView'
import { DecimalInput } from './DecimalInput'
import { NoFilter } from './NoFilter'

export const moneyView: KindView<FieldOf<'money'>> = {
  cell: (value) => <Amount value={value} />,
  whole: (value, { unit }) => (
    <>
      <Amount value={value} /> <span className="wd-note">{unit}</span>
    </>
  ),
  note: ({ unit }) => unit,
  input: DecimalInput,
  filter: NoFilter,
  align: 'right',
  plain: true,
}

/** An exact number in tabular digits, with every digit it has. */
export function Amount({ value }: { value: unknown }) {
  const amount = toDecimal(value)
  return <span className="wd-money">{amount === null ? '—' : formatDecimal(amount)}</span>
}
