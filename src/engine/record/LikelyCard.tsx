import { useQueries } from '@tanstack/react-query'
import { useDataProvider, useLocale } from 'ra-core'
import { Link } from 'react-router'
import { config } from '@/engine/config'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { capital, useLabels } from '@/engine/data/labels'
import { rowsQuery } from '@/engine/data/listState'
import { usePathTo } from '@/engine/data/pathTo'
import { useSurface } from '@/engine/data/resource'
import type { PortalRecord } from '@/engine/data/wire/records'
import { FieldValue } from '@/engine/kinds/view/renderValue'
import { titleOf } from '@/engine/kinds/view/titleOf'
import { ownName } from '@/engine/schema/related'
import type { Resource } from '@/engine/schema/resource'
import { defaultSort } from '@/engine/schema/surfaces'
import { CallFailed } from './CallFailed'
import { likelyFilters, likelyRows, type LikelyRelation, type LikelyRow } from './likelyRows'
import { RelatedCard } from './RelatedCard'

type Props = {
  record: PortalRecord
  relation: LikelyRelation
  resource: Resource
  isReady: boolean
}

const shownRows = 5

/** The records that may belong to this one, each with the reasons; none where the record needs none. */
export function LikelyCard({ record, relation, resource, isReady }: Props) {
  const { resource: own, t, labels } = useSurface()
  const { plural } = useLabels(resource)
  const provider = useDataProvider<PortalDataProvider>()
  const filters = likelyFilters(own, record, relation, resource)
  const answers = useQueries({
    queries: filters.map((filter) => ({
      ...rowsQuery(provider, resource.name, {
        pagination: { page: 1, perPage: config.likelyPageSize },
        sort: defaultSort(resource),
        filter,
      }),
      enabled: isReady,
      retry: false,
      staleTime: config.staleMs,
    })),
  })
  const minutes = useMinutes()
  if (filters.length === 0) return null
  const failed = answers.find(({ error }) => error)
  const isThere = answers.every(({ data }) => data)
  const rows = answers.flatMap(({ data }) => data?.data ?? [])
  const found = likelyRows(own, record, relation, resource, rows)
  const cut = answers.find(({ data }) => data && (data.total ?? 0) > data.data.length)?.data
  const shared = labels.field(ownName(own, relation.by)).toLocaleLowerCase()
  const time = minutes(relation.likely.withinMinutes)
  const title = t('related.likely', { name: plural.toLocaleLowerCase() })
  if (!isThere && !failed) return <RelatedCard title={title} />
  return (
    <RelatedCard title={title}>
      {failed ? (
        <CallFailed error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        found.length === 0 && (
          <p className="wd-muted">{t('related.noLikely', { time, field: shared })}</p>
        )
      )}
      {found.length > 0 && (
        <ul>
          {found.slice(0, shownRows).map((one) => (
            <Candidate key={one.row.id} {...{ one, relation, resource, shared }} />
          ))}
        </ul>
      )}
      {cut && (
        <p className="wd-note">
          {t('related.notAll', { rows: cut.data.length, total: cut.total ?? 0 })}
        </p>
      )}
    </RelatedCard>
  )
}

type CandidateProps = Pick<Props, 'relation' | 'resource'> & { one: LikelyRow; shared: string }

function Candidate({ one, relation, resource, shared }: CandidateProps) {
  const { t, labels } = useSurface()
  const { name: called } = useLabels(resource)
  const pathTo = usePathTo()
  const minutes = useMinutes()
  const { row, hasSameAmount, hasSameValue, laterMs } = one
  const distance = Math.trunc(Math.abs(laterMs) / 60_000)
  const reasons = [
    ...(hasSameAmount ? [t('related.sameAmount')] : []),
    ...(hasSameValue ? [t('related.same', { field: shared })] : []),
    distance === 0
      ? t('related.sameTime')
      : t(laterMs < 0 ? 'related.earlier' : 'related.later', {
          time: minutes(distance),
          name: labels.name,
        }),
  ]
  const path = pathTo(resource, 'show', row.id)
  const title = titleOf(resource, row, row.id, t)
  const [amount] = relation.likely.amount
  return (
    <li>
      {path ? (
        <Link to={path} aria-label={`${capital(called)} ${title}`}>
          <bdi translate="no">{title}</bdi>
        </Link>
      ) : (
        <bdi translate="no">{title}</bdi>
      )}
      <span translate="no">
        <FieldValue value={row[amount]} resource={resource} name={amount} room="dialog" isInLink />
      </span>
      <span className="wd-likely-why">{reasons.join(t('related.and'))}</span>
    </li>
  )
}

function useMinutes(): (minutes: number) => string {
  const language = useLocale()
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  })
  return (minutes) => format.format(minutes)
}
