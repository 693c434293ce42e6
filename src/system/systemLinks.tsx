import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { useRegistry } from '@/engine/data/useRegistry'
import { lazyView } from '@/engine/ui/late/lazyView'
import { usePathTo } from '@/engine/data/pathTo'
import type { Part, SectionProps } from '@/engine/kinds/view/parts'
import { drawText } from '@/engine/ui/drawText'

const RecordLink = lazyView(async () => (await import('./auditLog/RecordLink')).RecordLink)

/** The record that an entry of the operation log is about. */
export const loggedRecord: Part['cell'] = (value, _field, { at }) =>
  at?.record ? (
    <RecordLink id={String(value)} entry={at.record} />
  ) : (
    <bdi>{drawText(String(value))}</bdi>
  )

/** A dictionary's type, which leads to its entries (§2), and says so. */
export const dictDataLink: Part['cell'] = (value, _field, { at, t }) => (
  <Link to={entriesPath(at?.id)}>
    <bdi>{drawText(String(value), { isBare: true })}</bdi>{' '}
    <span className="wd-note">{t('system.entries')} ›</span>
  </Link>
)

/** The way from a dictionary's own page to its entries (§2). */
export function DictEntries({ record }: SectionProps) {
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

/** The way from the jobs to the log of their runs (§2). */
export function JobLogLink() {
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
