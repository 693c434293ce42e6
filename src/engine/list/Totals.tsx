import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'ra-core'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { useSurface } from '@/engine/data/resource'
import { FieldValue } from '@/engine/kinds/view/renderValue'
import { painted } from '@/engine/ui/afterPaint'
import { StaleMark } from '@/engine/ui/time/StaleMark'

export function Totals({ columns }: { columns: readonly string[] }) {
  const { resource, t, labels } = useSurface()
  const provider = useDataProvider<PortalDataProvider>()
  const list = useListContext()
  const { filterValues, total = 0 } = list
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: [resource.name, 'getTotals', filterValues, list.total],
    queryFn: async ({ signal }) => {
      // the rows come first
      await painted()
      return (await provider.getTotals(resource.name, filterValues, signal)) ?? null
    },
    // not for the count of another filter, whose rows are still on screen
    enabled: total > 0 && !list.isPlaceholderData,
    retry: false,
  })
  const names = Object.entries(resource.fields).flatMap(([name, field]) =>
    'total' in field && columns.includes(name) ? [name] : [],
  )
  const isListFailed = Boolean(list.error)
  if (names.length === 0 || !data || (isListFailed && !list.data)) return null
  return (
    <>
      {error && !isListFailed && (
        <StaleMark error={error} at={dataUpdatedAt} onRetry={() => void refetch()} />
      )}
      <dl className="wd-totals" aria-label={t('views.totals')}>
        <div>
          <dt>{t('views.totals')}</dt>
        </div>
        {names.map((name) => (
          <div key={name}>
            <dt>{labels.field(name)}</dt>
            <dd translate="no">
              <FieldValue value={data[name]} resource={resource} name={name} room="whole" />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
