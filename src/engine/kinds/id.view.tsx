import type { FieldOf } from '@/engine/kinds'
import type { KindView } from './view/kindView'
import { TextFilter } from './inputs/TextFilter'
import { TextInput } from './inputs/TextInput'
import { drawText } from '../ui/drawText'

export const idView: KindView<FieldOf<'id'>> = {
  cell: (value, _field, { isInLink }) => (
    <bdi className="wd-digits">{drawText(String(value), { isBare: isInLink })}</bdi>
  ),
  input: TextInput,
  filter: TextFilter,
  plain: true,
  stateless: true,
}
