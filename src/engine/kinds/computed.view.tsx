import { kinds, type FieldOf } from '@/engine/kinds'
import type { KindView } from './view/kindView'
import { messageText } from '../data/labels'
import { NoFilter } from './inputs/NoFilter'
import { drawText } from '../ui/drawText'

export const computedView: KindView<FieldOf<'computed'>> = {
  cell: (value, field, { t }) => (
    <bdi className="wd-digits">
      {drawText(messageText(kinds.computed.format(String(value), field), t))}
    </bdi>
  ),
  input: NoInput,
  filter: NoFilter,
  stateless: true,
}

/** What other fields make is not typed. */
function NoInput() {
  return null
}
