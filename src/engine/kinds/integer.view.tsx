import { kinds, type FieldOf } from '@/engine/kinds'
import type { InputProps, KindView } from './view/kindView'
import { TextFilter } from './inputs/TextFilter'
import { TextInput } from './inputs/TextInput'
import { drawText } from '../ui/drawText'

type IntegerField = FieldOf<'integer'>

export const integerView: KindView<IntegerField> = {
  cell: (value, field, { words }) => (
    <span className="wd-digits">
      {typeof value === 'number'
        ? words.say(kinds.integer.format(value, field))
        : drawText(String(value))}
    </span>
  ),
  input: IntegerInput,
  filter: TextFilter,
  align: 'right',
  stateless: true,
}

function IntegerInput(props: InputProps<IntegerField>) {
  return <TextInput {...props} attributes={{ inputMode: 'numeric' }} />
}
