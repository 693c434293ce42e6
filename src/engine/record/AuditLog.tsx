import { useContext, useEffect, useId } from 'react'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { errorText } from '@/engine/data/gateway'
import { useVisibleResource } from '@/engine/data/session'
import { changesIn } from '@/engine/data/system/loggedChanges'
import { useTrail, type Trail as Found } from '@/engine/data/system/trail'
import type { PortalRecord } from '@/engine/data/wire/records'
import { useRegistry } from '@/engine/data/useRegistry'
import type { Resource } from '@/engine/declare'
import { FieldValue } from '../kinds/view/renderValue'
import { LateContext } from '../ui/late/late'
import { usePathTo } from '../data/pathTo'
import { StaleMark } from '../ui/time/StaleMark'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'
import '../form/compare.css'

type Props = { id: string }

const columns = ['operTime', 'operName', 'businessType', 'method', 'status', 'errorMsg']

/** Whether anything is done to records of this kind that a log could tell of while they are there. */
export function hasDeeds({ create, edit, actions, recordFrom }: Resource): boolean {
  return !recordFrom && Boolean(create ?? edit ?? Object.keys(actions).length > 0)
}

/** Who did what to this record, and what was refused, as the gateway's log has it. */
export function AuditLog({ id }: Props) {
  const resource = useResource()
  const t = useTranslate()
  const title = useId()
  const log = useVisibleResource(useRegistry().byName('operLog'))
  const loadLate = useContext(LateContext)
  useEffect(() => {
    // without the log's declaration there is no section: nothing is lost that the log does not show
    if (!log) loadLate().catch(() => undefined)
  }, [log, loadLate])
  const { data, error, isPending, dataUpdatedAt, refetch } = useTrail(log, resource, id)
  const retry = () => void refetch()
  if (!log) return null
  return (
    <section className="wd-panel wd-trail" aria-labelledby={title} aria-busy={isPending}>
      <h2 id={title} className="wd-section-title">
        {t('system.trail')}
      </h2>
      {error && data && <StaleMark error={error} at={dataUpdatedAt} onRetry={retry} />}
      {error && !data && (
        <p role="alert">
          {errorText(error, t)}{' '}
          <button type="button" className="wd-button" onClick={retry}>
            {t('views.tryAgain')}
          </button>
        </p>
      )}
      {data && <Entries log={log} found={data} />}
    </section>
  )
}

type FoundProps = { log: Resource; found: Found }

/** What the log says of the record, and what it does not say of which. */
function Entries({ log, found }: FoundProps) {
  const t = useTranslate()
  const labels = useLabels()
  const { rows, unnamed, namesRecords, newest } = found
  const { name } = labels
  const says = namesRecords ? 'system.otherTrail' : 'system.trailOfAll'
  const isNothing = rows.length === 0 && (namesRecords || unnamed.length === 0)
  return (
    <>
      {isNothing && <p className="wd-muted">{t('system.noTrail')}</p>}
      {rows.length > 0 && <Deeds log={log} rows={rows} />}
      {unnamed.length > 0 && (
        <>
          <p className="wd-muted">{t(says, { record: name })}</p>
          <Deeds log={log} rows={unnamed} />
        </>
      )}
      {newest !== undefined && <p className="wd-muted">{t('system.newestTrail', { newest })}</p>}
    </>
  )
}

type DeedsProps = {
  log: Resource
  rows: readonly PortalRecord[]
}

function Deeds({ log, rows }: DeedsProps) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels(log)
  const pathTo = usePathTo()
  const draw = (row: PortalRecord, name: string) => {
    const path = name === 'operTime' ? pathTo(log, 'show', row.id) : undefined
    const value = (
      <FieldValue value={row[name]} resource={log} name={name} isInLink={path !== undefined} />
    )
    return path ? <Link to={path}>{value}</Link> : value
  }
  const isTelling = rows.some((row) => changesIn(row, resource).length > 0)
  return (
    <div className="wd-compare-area">
      <table className="wd-compare">
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {labels.field(name)}
              </th>
            ))}
            {isTelling && <th scope="col">{t('system.changes')}</th>}
          </tr>
        </thead>
        <tbody translate="no">
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((name) => (
                <td key={name}>{draw(row, name)}</td>
              ))}
              {isTelling && (
                <td>
                  <Changes row={row} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Changes({ row }: { row: PortalRecord }) {
  const resource = useResource()
  const labels = useLabels()
  return (
    <>
      {changesIn(row, resource).map(({ name, before, now }) => (
        <div key={name}>
          {labels.field(name)}:{' '}
          <FieldValue value={before} resource={resource} name={name} room="dialog" /> →{' '}
          <FieldValue value={now} resource={resource} name={name} room="dialog" />
        </div>
      ))}
    </>
  )
}
