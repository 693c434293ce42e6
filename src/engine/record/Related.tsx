import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { capital, useLabels } from '@/engine/data/labels'
import { useIgnoredOrder } from '@/engine/data/gatewayTraits'
import { useListPath, usePathTo } from '@/engine/data/pathTo'
import { useSurface } from '@/engine/data/resource'
import type { PortalRecord } from '@/engine/data/wire/records'
import { FieldValue } from '@/engine/kinds/view/renderValue'
import { titleOf } from '@/engine/kinds/view/titleOf'
import { holds } from '@/engine/schema/action'
import { kindOf } from '@/engine/schema/field'
import { isSameValue } from '@/engine/schema/input'
import { ownName, relatedFilter, shortColumns, type Newest } from '@/engine/schema/related'
import type { Resource } from '@/engine/schema/resource'
import { defaultSort } from '@/engine/schema/surfaces'
import { Widget } from '@/engine/ui/crash/Widget'
import { CallFailed } from './CallFailed'
import { isLikely } from './likelyRows'
import { LikelyCard } from './LikelyCard'
import { RelatedCard } from './RelatedCard'
import { useOther, useRelatedRows, type OpenRelation } from './useRelated'

type Props = {
  /** Undefined until it is there: frames of the same size stand in for its lists. */
  record: PortalRecord | undefined
  isReady: boolean
}

const shownRows = 3

/** The short lists that the declaration names under `related`, each by its own permission. */
export function Related({ record, isReady }: Props) {
  const { resource: own } = useSurface()
  const other = useOther()
  const cards = Object.entries(own.related ?? {}).flatMap(([key, relation]) => {
    const resource = other(relation)
    if (!resource) return []
    if (isLikely(relation)) {
      // a card of its own reasons, not of rows that share a value
      return record && holds(relation.when, record)
        ? [<LikelyCard key={key} {...{ record, relation, resource, isReady }} />]
        : []
    }
    const filter = record && relatedFilter(own, record, relation, resource)
    if (record && !filter) return []
    const found = { relation, resource, filter }
    return [<Card key={key} found={found} ownId={record?.id} isReady={isReady} />]
  })
  return cards.length > 0 ? <div className="wd-related">{cards}</div> : null
}

type CardProps = { found: OpenRelation; ownId: string | undefined; isReady: boolean }

function Card({ found, ownId, isReady }: CardProps) {
  const { resource, relation, filter } = found
  const { resource: own, t, labels } = useSurface()
  const { plural } = useLabels(resource)
  const listPath = useListPath()
  const all = filter && listPath(resource.name, filter)
  const { data, error, refetch } = useRelatedRows(found, isReady)
  const shared = ownName(own, relation.by)
  const title = (
    <>
      {plural} {data && <span className="wd-muted">{data.total}</span>}
    </>
  )
  const beside = (
    <>
      {shared !== 'id' && (
        <span className="wd-note">
          {t('related.same', { field: labels.field(shared).toLocaleLowerCase() })}
        </span>
      )}
      {all && (
        <Link to={all} aria-label={t('views.allOf', { name: plural })}>
          {t('related.all')}
        </Link>
      )}
    </>
  )
  return (
    <RelatedCard title={title} beside={beside}>
      {data ? (
        <Widget isSmall resetOn={data}>
          <Rows found={found} rows={data.data} ownId={ownId} />
        </Widget>
      ) : error ? (
        <CallFailed error={error} onRetry={() => void refetch()} />
      ) : undefined}
    </RelatedCard>
  )
}

type RowsProps = { found: OpenRelation; rows: readonly PortalRecord[]; ownId: string | undefined }

function Rows({ found: { resource, relation, filter }, rows, ownId }: RowsProps) {
  const { resource: own, t } = useSurface()
  const { name: called } = useLabels(resource)
  const pathTo = usePathTo()
  const [, ...columns] = shortColumns(resource, relation)
  const others = rows
    .filter(({ id }) => resource.name !== own.name || id !== ownId)
    .filter((row) => isWhole(resource, filter, row))
  if (others.length === 0) return <p className="wd-muted">{t('related.none')}</p>
  return (
    <ul translate="no">
      {others.slice(0, shownRows).map((row) => {
        const path = pathTo(resource, 'show', row.id)
        const title = <bdi>{titleOf(resource, row, row.id, t)}</bdi>
        const name = `${capital(called)} ${titleOf(resource, row, row.id, t)}`
        return (
          <li key={row.id}>
            {path ? (
              <Link to={path} aria-label={name}>
                {title}
              </Link>
            ) : (
              title
            )}
            {columns.map((column) => (
              <span key={column}>
                <FieldValue
                  value={row[column]}
                  resource={resource}
                  name={column}
                  room={isAmount(resource, column) ? 'dialog' : 'cell'}
                  isInLink
                />
              </span>
            ))}
          </li>
        )
      })}
    </ul>
  )
}

/** An amount has its unit beside it. */
function isAmount({ fields }: Resource, name: string): boolean {
  const field = fields[name]
  return field !== undefined && kindOf(field).isAmount === true
}

/** False for a row that a `like` filter found by a part of its value only. */
function isWhole({ fields }: Resource, filter: OpenRelation['filter'], row: PortalRecord): boolean {
  return Object.entries(filter ?? {}).every(([name, value]) => {
    const field = fields[name]
    return field?.filter !== 'like' || isSameValue(field, row[name], value)
  })
}

/** The amount that the declaration names as `balance`, in a line as high before it comes as after. */
export function Balance({ record, isReady }: Props) {
  const { resource: own } = useSurface()
  const other = useOther()
  const { balance } = own
  const resource = balance && other(balance)
  if (!balance || !resource) return null
  const filter = record && relatedFilter(own, record, balance, resource)
  if (record && !filter) return null
  return (
    <div className="wd-balance" aria-busy={!filter}>
      {filter && <BalanceText found={{ relation: balance, resource, filter }} isReady={isReady} />}
    </div>
  )
}

function BalanceText({ found, isReady }: { found: OpenRelation<Newest>; isReady: boolean }) {
  const t = useTranslate()
  const { resource, relation } = found
  const { name } = useLabels(resource)
  const pathTo = usePathTo()
  const isUnsorted = useIgnoredOrder(resource)(defaultSort(resource).field)
  const { data, error, refetch } = useRelatedRows(found, isReady)
  const [row] = data?.data ?? []
  const path = row && pathTo(resource, 'show', row.id)
  // without an order the first row may not be the newest
  if (isUnsorted) return null
  if (error && !data) return <CallFailed error={error} onRetry={() => void refetch()} />
  return (
    <>
      <span className="wd-muted">{t('related.balance')}</span>
      {row && (
        <b translate="no">
          <FieldValue
            value={row[relation.field]}
            resource={resource}
            name={relation.field}
            room="dialog"
          />
        </b>
      )}
      {path && <Link to={path}>{t('related.after', { record: `${name} ${row.id}` })}</Link>}
      {data && !row && <span>{t('related.noBalance')}</span>}
    </>
  )
}
