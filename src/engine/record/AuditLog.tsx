import { useContext, useEffect, useId } from 'react'
import { Link } from 'react-router'
import { errorText } from '@/engine/data/gateway'
import { useVisibleResource } from '@/engine/data/session/fieldAccess'
import { changesIn } from '@/engine/data/system/loggedChanges'
import { useTrail, type Trail as Found } from '@/engine/data/system/trail'
import type { PortalRecord } from '@/engine/data/wire/records'
import { useRegistry } from '@/engine/data/useRegistry'
import type { Resource } from '@/engine/schema'
import { FieldValue } from '../kinds/view/renderValue'
import { LateContext } from '../ui/late/late'
import { usePathTo } from '../data/pathTo'
import { StaleMark } from '../ui/time/StaleMark'
import { useWords, type Words } from '../data/words'
import '../form/compare.css'

type Props = { resource: Resource; id: string; words: Words }

const columns = ['operTime', 'operName', 'businessType', 'method', 'status', 'errorMsg']

/** Whether anything is done to records of this kind that a log could tell of while they are there. */
export function hasDeeds({ create, edit, actions, recordFrom }: Resource): boolean {
  return !recordFrom && Boolean(create ?? edit ?? Object.keys(actions).length > 0)
}

/** Who did what to this record, and what was refused, as the gateway's log has it. */
export function AuditLog({ resource, id, words }: Props) {
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
        {words.t('system.trail')}
      </h2>
      {error && data && (
        <StaleMark error={error} at={dataUpdatedAt} words={words} onRetry={retry} />
      )}
      {error && !data && (
        <p role="alert">
          {errorText(error, words.t)}{' '}
          <button type="button" className="wd-button" onClick={retry}>
            {words.t('views.tryAgain')}
          </button>
        </p>
      )}
      {data && <Entries log={log} resource={resource} words={words} found={data} />}
    </section>
  )
}

type FoundProps = Pick<Props, 'resource' | 'words'> & { log: Resource; found: Found }

/** What the log says of the record, and what it does not say of which. */
function Entries({ log, resource, words, found }: FoundProps) {
  const { rows, unnamed, namesRecords, newest } = found
  const { t, name } = words
  const says = namesRecords ? 'system.otherTrail' : 'system.trailOfAll'
  const isNothing = rows.length === 0 && (namesRecords || unnamed.length === 0)
  return (
    <>
      {isNothing && <p className="wd-muted">{t('system.noTrail')}</p>}
      {rows.length > 0 && <Deeds log={log} resource={resource} words={words} rows={rows} />}
      {unnamed.length > 0 && (
        <>
          <p className="wd-muted">{t(says, { record: name })}</p>
          <Deeds log={log} resource={resource} words={words} rows={unnamed} />
        </>
      )}
      {newest !== undefined && <p className="wd-muted">{t('system.newestTrail', { newest })}</p>}
    </>
  )
}

type DeedsProps = Pick<Props, 'resource' | 'words'> & {
  log: Resource
  rows: readonly PortalRecord[]
}

function Deeds({ log, rows, resource, words: own }: DeedsProps) {
  const words = useWords(log)
  const pathTo = usePathTo()
  const draw = (row: PortalRecord, name: string) => {
    const path = name === 'operTime' ? pathTo(log, 'show', row.id) : undefined
    const value = (
      <FieldValue
        value={row[name]}
        resource={log}
        name={name}
        words={words}
        isInLink={path !== undefined}
      />
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
                {words.field(name)}
              </th>
            ))}
            {isTelling && <th scope="col">{words.t('system.changes')}</th>}
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
                  <Changes row={row} resource={resource} words={own} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Changes({
  row,
  resource,
  words,
}: Pick<Props, 'resource' | 'words'> & { row: PortalRecord }) {
  return (
    <>
      {changesIn(row, resource).map(({ name, before, now }) => (
        <div key={name}>
          {words.field(name)}:{' '}
          <FieldValue value={before} resource={resource} name={name} words={words} room="dialog" />{' '}
          → <FieldValue value={now} resource={resource} name={name} words={words} room="dialog" />
        </div>
      ))}
    </>
  )
}
