import type { Part } from '@/engine/kinds/view/part'
import { systemCells, systemSections } from '@/system/systemParts'
import { countdown } from './countdown'
import { FailedPayoutsWarning } from './FailedPayoutsWarning'
import type { PartTable } from './partTable'

/** What resources may be drawn with instead of what their kinds have, by place and name. */
export const parts: { readonly [P in keyof Part]: PartTable<P, Part[P]> } = {
  cell: { ...systemCells, countdown },
  input: {},
  filter: {},
  section: { ...systemSections, failedPayouts: FailedPayoutsWarning },
}
