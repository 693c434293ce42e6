import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext, useTranslate } from 'ra-core'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { FieldValue } from '../kinds/view/renderValue'
import { StaleMark } from '../ui/time/StaleMark'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'

type Props = { columns: readonly string[] }

/** The exact sums over the whole match, not over the page; nothing where the gateway sums nothing. */
export function Totals({ columns }: Props) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const { totals, error, at, retry } = useTotals()
  const summed = Object.entries(resource.fields).filter(
    ([name, field]) => 'total' in field && columns.includes(name),
  )
  if (summed.length === 0 || totals === undefined) return null
  return (
    <>
      {error && <StaleMark error={error} at={at} onRetry={retry} />}
      <dl className="wd-totals" aria-label={t('views.totals')}>
        <div>
          <dt>{t('views.totals')}</dt>
        </div>
        {summed.map(([name]) => (
          <div key={name}>
            <dt>{labels.field(name)}</dt>
            <dd translate="no">
              <FieldValue value={totals[name]} resource={resource} name={name} room="whole" />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function useTotals() {
  const resource = useResource()
  const provider = useDataProvider<PortalDataProvider>()
  const { data: rows, filterValues, total, error, isPlaceholderData } = useListContext()
  const query = useQuery({
    queryKey: [resource.name, 'getTotals', filterValues, total],
    queryFn: async ({ signal }) =>
      (await provider.getTotals(resource.name, filterValues as object, signal)) ?? null,
    // the rows of another filter still stand there: their number is none to sum for
    enabled: total !== undefined && total > 0 && !isPlaceholderData,
    retry: false,
  })
  return {
    // beside rows that did not come, sums would be of something else
    totals: error && !rows ? undefined : (query.data ?? undefined),
    /** Why they could not be summed anew; rows that are old say so themselves. */
    error: error ? null : query.error,
    /** When they came, in milliseconds since 1970. */
    at: query.dataUpdatedAt,
    retry: () => void query.refetch(),
  }
}
