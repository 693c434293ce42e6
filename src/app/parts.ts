import type { Part, Parts } from '@/engine/kinds/view/parts'
import { systemParts } from '@/system/systemParts'
import { countdown } from './countdown'
import { FailedPayoutsWarning } from './FailedPayoutsWarning'
import type { PartTable } from './partTable'

type OwnParts = { readonly [P in keyof Part]: PartTable<P, Part[P]> } & Pick<Parts, 'everyRecord'>

/** Parts by the names that declarations give in `override`. */
export const parts: OwnParts = {
  cell: { ...systemParts.cell, countdown },
  input: {},
  filter: {},
  section: { ...systemParts.section, failedPayouts: FailedPayoutsWarning },
  everyRecord: systemParts.everyRecord,
}
