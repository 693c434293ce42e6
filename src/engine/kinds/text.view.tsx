import type { FieldOf } from '@/engine/kinds'
import type { KindView } from './view/kindView'
import { TextFilter } from './inputs/TextFilter'
import { TextInput } from './inputs/TextInput'
import { drawText } from '../ui/drawText'

export const textView: KindView<FieldOf<'text'>> = {
  cell: (value, { worded }, { t, isInLink }) => {
    const text = worded ? t(String(value), { _: value }) : String(value)
    return <bdi>{drawText(text, { isBare: isInLink })}</bdi>
  },
  input: (props) => <TextInput {...props} attributes={{ placeholder: props.field.example }} />,
  filter: TextFilter,
  plain: true,
  stateless: true,
}
