import { lazyView } from '@/engine/ui/late/lazyView'
import { DictEntries, dictDataLink, JobLogLink, loggedRecord } from './systemLinks'

/** Cells that the system resources have of their own, by name. */
export const systemCells = { dictDataLink, loggedRecord }

// few resources have them
const LoggedDeed = lazyView(async () => (await import('./LoggedDeed')).LoggedDeed)
const ImportTables = lazyView(async () => (await import('./ImportTables')).ImportTables)
const RoleUsers = lazyView(async () => (await import('./RoleUsers')).RoleUsers)

/** … and sections. */
export const systemSections = {
  jobLogLink: JobLogLink,
  loggedDeed: LoggedDeed,
  dictEntries: DictEntries,
  importTables: ImportTables,
  roleUsers: RoleUsers,
}
