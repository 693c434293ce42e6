import { lazyView } from '../engine/ui/late/lazyView'
import { countdown } from './countdown'
import { FailedPayouts } from './FailedPayouts'
import type { Part, PartTable } from '../engine/kinds/part'
import { DictEntries, dictDataLink, JobLogLink, loggedRecord } from '../system/systemLinks'

// few resources have them
const LoggedDeed = lazyView(async () => (await import('../system/LoggedDeed')).LoggedDeed)
const ImportTables = lazyView(async () => (await import('../system/ImportTables')).ImportTables)
const RoleUsers = lazyView(async () => (await import('../system/RoleUsers')).RoleUsers)

/** What resources may be drawn with instead of what their kinds have, by place and name. */
export const parts: { readonly [P in keyof Part]: PartTable<P, Part[P]> } = {
  cell: { countdown, dictDataLink, loggedRecord },
  input: {},
  filter: {},
  section: {
    failedPayouts: FailedPayouts,
    jobLogLink: JobLogLink,
    loggedDeed: LoggedDeed,
    dictEntries: DictEntries,
    importTables: ImportTables,
    roleUsers: RoleUsers,
  },
}
