import type { FieldOf } from '@/engine/kinds'
import type { KindView } from './view/kindView'
import { DecimalInput } from './inputs/DecimalInput'
import { Amount } from './money.view'
import { NoFilter } from './inputs/NoFilter'

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
