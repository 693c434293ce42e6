import type { FieldOf } from '@/schema/kinds'
import type { KindView } from '../kindView'
import { lazyView } from '../lazyView'
import { Reference } from './ref'

// nobody chooses a node before the first rows are there
const TreeSelectInput = lazyView(async () => (await import('./TreeSelectInput')).TreeSelectInput)
const TreeSelectFilter = lazyView(async () => (await import('./TreeSelectFilter')).TreeSelectFilter)

export const treeSelectView: KindView<FieldOf<'treeSelect'>> = {
  cell: (value, field, { isLinked, isInRow, words, named }) =>
    value === field.top ? (
      <span className="wd-muted">{words.t('kinds.top')}</span>
    ) : (
      <Reference {...{ field, isLinked, isInRow, named }} id={String(value)} />
    ),
  input: TreeSelectInput,
  filter: TreeSelectFilter,
}
