import { HasPermi } from '@/engine/data/session'
import { useResource } from '@/engine/data/resource'
import type { SectionProps } from '@/engine/kinds/view/parts'
import { lazyView } from '@/engine/ui/late/lazyView'
import { DictEntries, dictDataLink, JobLogLink, loggedRecord } from './systemLinks'

// few resources have them
const LoggedAction = lazyView(async () => (await import('./auditLog/LoggedAction')).LoggedAction)
const ImportTables = lazyView(async () => (await import('./ImportTables')).ImportTables)
const RoleUsers = lazyView(async () => (await import('./RoleUsers')).RoleUsers)
const AuditLog = lazyView(async () => (await import('./auditLog/AuditLog')).AuditLog)

/** The parts of the system resources, and the audit log that they add to every record. */
export const systemParts = {
  cell: { dictDataLink, loggedRecord },
  section: {
    jobLogLink: JobLogLink,
    loggedAction: LoggedAction,
    dictEntries: DictEntries,
    importTables: ImportTables,
    roleUsers: RoleUsers,
  },
  everyRecord: RecordLog,
}

const mayReadLog = ['monitor:operlog:list']

/** For records that can be changed while they exist. */
function RecordLog({ record }: SectionProps) {
  const { create, edit, actions, recordFrom } = useResource()
  const isLogged = !recordFrom && Boolean(create ?? edit ?? Object.keys(actions).length > 0)
  if (!record || !isLogged) return null
  return (
    <HasPermi any={mayReadLog}>
      <AuditLog id={record.id} />
    </HasPermi>
  )
}
