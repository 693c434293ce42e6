import type { FieldOf } from '@/schema/kinds'
import type { KindView } from '../kindView'
import { TextFilter } from './TextFilter'
import { TextInput } from './TextInput'
import { drawText } from '../drawText'

export const textView: KindView<FieldOf<'text'>> = {
  cell: (value, { worded }, { words, isInLink }) => {
    const text = worded ? words.t(String(value), { _: value }) : String(value)
    return <bdi>{drawText(text, { isBare: isInLink })}</bdi>
  },
  input: (props) => <TextInput {...props} attributes={{ placeholder: props.field.example }} />,
  filter: TextFilter,
  plain: true,
  stateless: true,
}
