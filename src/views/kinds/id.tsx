import type { FieldOf } from '@/schema/kinds'
import type { KindView } from '../kindView'
import { TextFilter } from './TextFilter'
import { TextInput } from './TextInput'
import { drawText } from '../drawText'

export const idView: KindView<FieldOf<'id'>> = {
  cell: (value, _field, { isInLink }) => (
    <bdi className="wd-digits">{drawText(String(value), { isBare: isInLink })}</bdi>
  ),
  input: TextInput,
  filter: TextFilter,
  plain: true,
  stateless: true,
}
