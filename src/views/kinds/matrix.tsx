import { kinds, type FieldOf } from '@/schema/kinds'
import type { KindView } from '../kindView'
import { lazyView } from '../lazyView'
import { NoFilter } from './NoFilter'
import { asRows, RowsTable } from './rows'

// nobody fills in a grid before the first rows are there
const MatrixInput = lazyView(async () => (await import('./MatrixInput')).MatrixInput)

export const matrixView: KindView<FieldOf<'matrix'>> = {
  cell: (value, field, { words }) => (
    <span>{words.say(kinds.matrix.format(asRows(value), field))}</span>
  ),
  whole: (value, { columns }, context) => (
    <RowsTable rows={asRows(value)} columns={columns} context={context} />
  ),
  input: MatrixInput,
  filter: NoFilter,
}
