import type { FieldOf } from '@/schema/kinds'
import type { KindView } from '../kindView'
import { TextFilter } from './TextFilter'
import { TextInput } from './TextInput'

export const idView: KindView<FieldOf<'id'>> = {
  cell: (value) => <span className="wd-digits">{String(value)}</span>,
  input: TextInput,
  filter: TextFilter,
  plain: true,
  stateless: true,
}
