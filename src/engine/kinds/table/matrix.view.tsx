import { kinds, type FieldOf } from '@/engine/kinds'
import type { KindView } from '../view/kindView'
import { lazyView } from '../../ui/late/lazyView'
import { NoFilter } from '../inputs/NoFilter'
import { messageText } from '../../data/labels'
import { asRows, RowsTable } from './rows.view'

// nobody fills in a grid before the first rows are there
const MatrixInput = lazyView(async () => (await import('./MatrixInput')).MatrixInput)

export const matrixView: KindView<FieldOf<'matrix'>> = {
  cell: (value, field, { t }) => (
    <span>{messageText(kinds.matrix.format(asRows(value), field), t)}</span>
  ),
  whole: (value, { columns }, context) => (
    <RowsTable rows={asRows(value)} columns={columns} context={context} />
  ),
  input: MatrixInput,
  filter: NoFilter,
}
