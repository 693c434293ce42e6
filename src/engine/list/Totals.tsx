import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'ra-core'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import type { Resource } from '@/engine/schema'
import { FieldValue } from '../kinds/view/renderValue'
import { StaleMark } from '../ui/time/StaleMark'
import type { Words } from '../data/words'

type Props = { resource: Resource; columns: readonly string[]; words: Words }

/** The exact sums over the whole match, not over the page; nothing where the gateway sums nothing. */
export function Totals({ resource, columns, words }: Props) {
  const { totals, error, at, retry } = useTotals(resource)
  const summed = Object.entries(resource.fields).filter(
    ([name, field]) => 'total' in field && columns.includes(name),
  )
  if (summed.length === 0 || totals === undefined) return null
  return (
    <>
      {error && <StaleMark error={error} at={at} words={words} onRetry={retry} />}
      <dl className="wd-totals" aria-label={words.t('views.totals')}>
        <div>
          <dt>{words.t('views.totals')}</dt>
        </div>
        {summed.map(([name]) => (
          <div key={name}>
            <dt>{words.field(name)}</dt>
            <dd translate="no">
              <FieldValue
                value={totals[name]}
                resource={resource}
                name={name}
                words={words}
                room="whole"
              />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function useTotals(resource: Resource) {
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
