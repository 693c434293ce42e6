import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { usePathTo } from '@/engine/data/pathTo'
import { useResource } from '@/engine/data/resource'
import { HasPermi } from '@/engine/data/session'
import { useRegistry } from '@/engine/data/useRegistry'
import type { Part, SectionProps } from '@/engine/kinds/view/parts'
import { drawText } from '@/engine/ui/text/drawText'
import { lazyView } from '@/engine/ui/late/lazyView'

// few resources have them
const LoggedAction = lazyView(async () => (await import('./auditLog/LoggedAction')).LoggedAction)
const ImportTables = lazyView(async () => (await import('./ImportTables')).ImportTables)
const RoleUsers = lazyView(async () => (await import('./RoleUsers')).RoleUsers)
const RecordLink = lazyView(async () => (await import('./auditLog/LoggedAction')).RecordLink)
const AuditLog = lazyView(async () => (await import('./auditLog/AuditLog')).AuditLog)

const loggedRecord: Part['cell'] = (value, _field, { at }) =>
  at?.record ? (
    <RecordLink id={String(value)} entry={at.record} />
  ) : (
    <bdi>{drawText(String(value))}</bdi>
  )

/** Links a dictionary's type to its entries (§2). */
const dictDataLink: Part['cell'] = (value, _field, { at, t }) => (
  <Link to={entriesPath(at?.id)}>
    <bdi>{drawText(String(value), { isBare: true })}</bdi>{' '}
    <span className="wd-note">{t('system.entries')} ›</span>
  </Link>
)

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

/** Leads from a dictionary to its entries (§2). */
function DictEntries({ record }: SectionProps) {
  const t = useTranslate()
  return (
    <p className="wd-list-link">
      <Link className="wd-button" to={entriesPath(record?.id)}>
        {t('system.entriesOf')}
      </Link>
    </p>
  )
}

function entriesPath(id = ''): string {
  return `/dict/type/data/${encodeURIComponent(id)}`
}

function JobLogLink() {
  const t = useTranslate()
  const jobLog = useRegistry().byName('jobLog')
  const pathTo = usePathTo()
  const path = jobLog && pathTo(jobLog, 'list')
  return path ? (
    <p className="wd-list-link">
      <Link to={path}>{t('system.jobLog')}</Link>
    </p>
  ) : null
}
