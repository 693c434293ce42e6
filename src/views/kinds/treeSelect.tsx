import type { FieldOf } from '@/schema/kinds'
import type { KindView } from '../kindView'
import { lazyView } from '../lazyView'
import { Reference } from './ref'

// nobody chooses a node before the first rows are there
const TreeSelectInput = lazyView(async () => (await import('./TreeSelectInput')).TreeSelectInput)
const TreeSelectFilter = lazyView(async () => (await import('./TreeSelectFilter')).TreeSelectFilter)

export const treeSelectView: KindView<FieldOf<'treeSelect'>> = {
  cell: (value, field, { isLinked, words, named }) =>
    value === field.top ? (
      <span className="wd-muted">{words.t('kinds.top')}</span>
    ) : (
      <Reference id={String(value)} field={field} isLinked={isLinked} named={named} />
    ),
  input: TreeSelectInput,
  filter: TreeSelectFilter,
}
