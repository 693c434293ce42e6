import { kinds, type FieldOf } from '@/engine/kinds'
import type { KindView } from './view/kindView'
import { NoFilter } from './inputs/NoFilter'
import { drawText } from '../ui/drawText'

export const computedView: KindView<FieldOf<'computed'>> = {
  cell: (value, field, { words }) => (
    <bdi className="wd-digits">
      {drawText(words.say(kinds.computed.format(String(value), field)))}
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
