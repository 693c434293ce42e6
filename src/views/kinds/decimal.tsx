import type { FieldOf } from '@/schema/kinds'
import type { KindView } from '../kindView'
import { DecimalInput } from './DecimalInput'
import { Amount } from './money'
import { NoFilter } from './NoFilter'

export const decimalView: KindView<FieldOf<'decimal'>> = {
  cell: (value) => <Amount value={value} />,
  whole: (value, { unit }) => (
    <>
      <Amount value={value} />
      {unit && <span className="wd-note"> {unit}</span>}
    </>
  ),
  note: ({ unit = '' }) => unit,
  input: DecimalInput,
  filter: NoFilter,
  align: 'right',
}
