import type { FieldOf } from '@/schema/kinds'
import type { KindView } from '../kindView'
import { TextFilter } from './TextFilter'
import { TextInput } from './TextInput'

export const textView: KindView<FieldOf<'text'>> = {
  cell: (value, { worded }, { words }) => (
    <bdi>{worded ? words.t(String(value), { _: value }) : String(value)}</bdi>
  ),
  input: (props) => <TextInput {...props} attributes={{ placeholder: props.field.example }} />,
  filter: TextFilter,
  plain: true,
  stateless: true,
}
