import type { FieldOf } from '@/engine/kinds'
import type { KindView } from '../view/kindView'
import { lazyView } from '../../ui/late/lazyView'
import { Reference } from './ref.view'

// nobody chooses a node before the first rows are there
const TreeSelectInput = lazyView(async () => (await import('./TreeSelectInput')).TreeSelectInput)
const TreeSelectFilter = lazyView(async () => (await import('./TreeSelectFilter')).TreeSelectFilter)

export const treeSelectView: KindView<FieldOf<'treeSelect'>> = {
  cell: (value, field, { isLinked, isInRow, t, named }) =>
    value === field.top ? (
      <span className="wd-muted">{t('kinds.top')}</span>
    ) : (
      <Reference {...{ field, isLinked, isInRow, named }} id={String(value)} />
    ),
  input: TreeSelectInput,
  filter: TreeSelectFilter,
}
