import { lazyView } from '../lazyView'
import { countdown } from './countdown'
import { FailedPayouts } from './FailedPayouts'
import type { Part, PartTable } from './part'
import { DictEntries, dictDataLink, JobLogLink, loggedRecord } from './systemLinks'

// few resources have them
const LoggedDeed = lazyView(async () => (await import('./LoggedDeed')).LoggedDeed)
const ImportTables = lazyView(async () => (await import('./ImportTables')).ImportTables)
const RoleUsers = lazyView(async () => (await import('./RoleUsers')).RoleUsers)

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
