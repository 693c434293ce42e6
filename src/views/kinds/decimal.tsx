import type { FieldOf } from '@/schema/kinds'
import type { KindView } from '../kindView'
import { DecimalInput } from './DecimalInput'
import { Amount } from './money'
import { NoFilter } from './NoFilter'

export const decimalView: KindView<FieldOf<'decimal'>> = {
  cell: (value, { scale }) => <Amount value={value} scale={scale} />,
  whole: (value, { unit, scale }) => (
    <>
      <Amount value={value} scale={scale} />
      {unit && <span className="wd-note"> {unit}</span>}
    </>
  ),
  note: ({ unit = '' }) => unit,
  input: DecimalInput,
  filter: NoFilter,
  align: 'right',
  stateless: true,
}
