import { useEffect, useId } from 'react'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { errorText } from '@/engine/data/gateway'
import { useLabels } from '@/engine/data/labels'
import { usePathTo } from '@/engine/data/pathTo'
import { useSurface } from '@/engine/data/resource'
import { useVisibleResource } from '@/engine/data/session'
import { useRegistry } from '@/engine/data/useRegistry'
import type { PortalRecord } from '@/engine/data/wire/records'
import { FieldValue } from '@/engine/kinds/view/renderValue'
import type { Resource } from '@/engine/schema/resource'
import { usePortal } from '@/engine/shell/portal/PortalContext'
import { Button } from '@/engine/ui/Button'
import { CompareTable } from '@/engine/ui/CompareTable'
import { drawText } from '@/engine/ui/text/drawText'
import { StaleMark } from '@/engine/ui/time/StaleMark'
import { changesIn, reasonIn, type Change } from './loggedEntry'
import { useAuditLog, type AuditEntries } from './useAuditLog'

export function AuditLog({ id }: { id: string }) {
  const { resource, t } = useSurface()
  const title = useId()
  const log = useVisibleResource(useRegistry().byName('operLog'))
  const { loadLate } = usePortal()
  useEffect(() => {
    // the section needs the log's declaration
    if (!log) loadLate().catch(() => undefined)
  }, [log, loadLate])
  const { data, error, isPending, dataUpdatedAt, refetch } = useAuditLog(log, resource, id)
  const retry = () => void refetch()
  if (!log) return null
  return (
    <section className="wd-panel" aria-labelledby={title} aria-busy={isPending}>
      <h2 id={title} className="wd-section-title">
        {t('system.auditLog')}
      </h2>
      {error && data && <StaleMark error={error} at={dataUpdatedAt} onRetry={retry} />}
      {error && !data && (
        <p role="alert">
          {errorText(error, t)} <Button onClick={retry}>{t('views.tryAgain')}</Button>
        </p>
      )}
      {data && <Entries log={log} found={data} />}
    </section>
  )
}

function Entries({ log, found }: { log: Resource; found: AuditEntries }) {
  const t = useTranslate()
  const { name } = useLabels()
  const { rows, unnamed, namesRecords, newest } = found
  const which = namesRecords ? 'system.unnamedEntries' : 'system.entriesOfAll'
  const isEmpty = rows.length === 0 && (namesRecords || unnamed.length === 0)
  return (
    <>
      {isEmpty && <p className="wd-muted">{t('system.noEntries')}</p>}
      {rows.length > 0 && <EntryTable log={log} rows={rows} areOfRecord />}
      {unnamed.length > 0 && (
        <>
          <p className="wd-muted">{t(which, { record: name })}</p>
          <EntryTable log={log} rows={unnamed} />
        </>
      )}
      {newest !== undefined && <p className="wd-muted">{t('system.newestEntries', { newest })}</p>}
    </>
  )
}

const columns = ['operTime', 'operName', 'businessType', 'method', 'status', 'errorMsg']

type TableProps = {
  log: Resource
  rows: readonly PortalRecord[]
  /** Whether all of them are about this record. */
  areOfRecord?: true
}

function EntryTable({ log, rows, areOfRecord }: TableProps) {
  const { resource, t } = useSurface()
  const labels = useLabels(log)
  const pathTo = usePathTo()
  const renderCell = (row: PortalRecord, name: string) => {
    const path = name === 'operTime' ? pathTo(log, 'show', row.id) : undefined
    const value = (
      <FieldValue value={row[name]} resource={log} name={name} isInLink={path !== undefined} />
    )
    return path ? <Link to={path}>{value}</Link> : value
  }
  const lines = rows.map((row, index) => ({
    row,
    reason: reasonIn(row, resource),
    changes: changesIn(row, areOfRecord ? rows.slice(index + 1) : [], resource),
  }))
  const hasChanges = lines.some(({ reason, changes }) => reason || changes.length > 0)
  return (
    <CompareTable
      heads={[...columns.map(labels.field), ...(hasChanges ? [t('system.changes')] : [])]}
    >
      {lines.map(({ row, ...said }) => (
        <tr key={row.id}>
          {columns.map((name) => (
            <td key={name}>{renderCell(row, name)}</td>
          ))}
          {hasChanges && (
            <td>
              <Changes {...said} />
            </td>
          )}
        </tr>
      ))}
    </CompareTable>
  )
}

type ChangesProps = { reason: string | undefined; changes: readonly Change[] }

function Changes({ reason, changes }: ChangesProps) {
  const { resource, labels } = useSurface()
  return (
    <>
      {changes.map(({ name, before, now }) => (
        <div key={name}>
          {labels.field(name)}:{' '}
          <FieldValue value={before} resource={resource} name={name} room="dialog" /> →{' '}
          <FieldValue value={now} resource={resource} name={name} room="dialog" />
        </div>
      ))}
      {reason && (
        <div>
          {labels.arg('reason')}: {drawText(reason)}
        </div>
      )}
    </>
  )
}
