import { Link } from 'react-router'
import { resourceByName } from '@/registry'
import { lazyView } from '../lazyView'
import { usePathTo } from '../pathTo'
import type { Part, SectionProps } from './part'

const RecordLink = lazyView(async () => (await import('./RecordLink')).RecordLink)

/** A dictionary's type, which leads to its entries (§2). */
export const dictDataLink: Part['cell'] = (value, _field, { at }) => (
  <Link to={`/dict/type/data/${encodeURIComponent(at?.id ?? '')}`}>{String(value)}</Link>
)

/** The record that an entry of the operation log is about. */
export const loggedRecord: Part['cell'] = (value, _field, { at }) =>
  at?.record ? <RecordLink id={String(value)} entry={at.record} /> : <bdi>{String(value)}</bdi>

/** The way from the jobs to the log of their runs (§2). */
export function JobLogLink({ words }: SectionProps) {
  const jobLog = resourceByName('jobLog')
  const pathTo = usePathTo()
  const path = jobLog && pathTo(jobLog, 'list')
  return path ? (
    <p className="wd-list-link">
      <Link to={path}>{words.t('system.jobLog')}</Link>
    </p>
  ) : null
}
