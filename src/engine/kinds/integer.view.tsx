import { kinds, type FieldOf } from '@/engine/kinds'
import type { InputProps, KindView } from './view/kindView'
import { messageText } from '../data/labels'
import { TextFilter } from './inputs/TextFilter'
import { TextInput } from './inputs/TextInput'
import { drawText } from '../ui/drawText'

type IntegerField = FieldOf<'integer'>

export const integerView: KindView<IntegerField> = {
  cell: (value, field, { t }) => (
    <span className="wd-digits">
      {typeof value === 'number'
        ? messageText(kinds.integer.format(value, field), t)
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
