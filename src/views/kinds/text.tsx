import type { FieldOf } from '@/schema/kinds'
import type { KindView } from '../kindView'
import { TextFilter } from './TextFilter'
import { TextInput } from './TextInput'

export const textView: KindView<FieldOf<'text'>> = {
  cell: (value, { worded }, { words }) => (
    <bdi>{worded ? words.t(String(value), { _: value }) : String(value)}</bdi>
  ),
  input: TextInput,
  filter: TextFilter,
  plain: true,
}
