import type { FieldOf } from '@/schema/kinds'
import type { KindView } from '../kindView'
import { NoFilter } from './NoFilter'

export const computedView: KindView<FieldOf<'computed'>> = {
  cell: (value) => <bdi className="wd-digits">{String(value)}</bdi>,
  input: NoInput,
  filter: NoFilter,
}

/** What other fields make is not typed. */
function NoInput() {
  return null
}
