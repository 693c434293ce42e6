import { formatDecimal, toDecimal } from '@/schema/decimal'
import type { FieldOf } from '@/schema/kinds'
import type { InputProps, KindView } from '../kindView'
import { NoFilter } from './NoFilter'
import { TextInput } from './TextInput'

export const moneyView: KindView<FieldOf<'money'>> = {
  cell: (value) => <Amount value={value} />,
  whole: (value, { unit }) => (
    <>
      <Amount value={value} /> <span className="wd-note">{unit}</span>
    </>
  ),
  note: ({ unit }) => unit,
  input: MoneyInput,
  filter: NoFilter,
  align: 'right',
  plain: true,
}

// A text input: a number input rounds, rewrites and scrolls amounts.
function MoneyInput(props: InputProps<FieldOf<'money'>>) {
  return <TextInput {...props} unit={props.field.unit} attributes={{ inputMode: 'decimal' }} />
}

function Amount({ value }: { value: unknown }) {
  const amount = toDecimal(value)
  return <span className="wd-money">{amount === null ? '—' : formatDecimal(amount)}</span>
}
