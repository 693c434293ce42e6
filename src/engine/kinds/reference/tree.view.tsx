import { kinds, type FieldOf } from '@/engine/kinds'
import type { KindView } from '../view/kindView'
import { lazyView } from '../../ui/late/lazyView'
import { NoFilter } from '../inputs/NoFilter'
import { messageText } from '../../data/labels'

// nobody checks boxes before the first rows are there
const TreeInput = lazyView(async () => (await import('./TreeInput')).TreeInput)
const TreeNames = lazyView(async () => (await import('./TreeNames')).TreeNames)

export const treeView: KindView<FieldOf<'tree'>> = {
  cell: (value, field, { t }) => (
    <span>{messageText(kinds.tree.format(asIds(value), field), t)}</span>
  ),
  whole: (value, field) => <TreeNames ids={asIds(value)} field={field} />,
  input: TreeInput,
  filter: NoFilter,
}

function asIds(value: unknown): Parameters<typeof kinds.tree.format>[0] {
  return Array.isArray(value) ? value : []
}
