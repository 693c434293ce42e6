import type { QueryClient } from '@tanstack/react-query'
import { config } from '@/engine/config'
import type { PortalDataProvider } from './dataProvider'
import type { PortalRecord } from './wire/records'

type Wanted = { readonly client: QueryClient; readonly provider: PortalDataProvider } & {
  readonly name: string
  readonly id: string
}

/** Asks for a record whose page is about to open. */
export function askForRecord(wanted: Wanted): void {
  void wanted.client.prefetchQuery(aheadQuery(wanted))
}

/** The record that was asked for ahead, if it is there and nothing was written since. */
export function recordAhead({ client, ...wanted }: Wanted) {
  const { queryKey, staleTime } = aheadQuery({ client, ...wanted })
  const asked = client.getQueryCache().find<PortalRecord>({ queryKey })
  const { data, dataUpdatedAt } = asked?.state ?? {}
  return data && !asked?.isStaleByTime(staleTime) ? { record: data, at: dataUpdatedAt } : undefined
}

/** For a page that shows the record: the next one reads it again. */
export function dropRecordAhead(wanted: Wanted): void {
  if (recordAhead(wanted)) wanted.client.removeQueries(aheadQuery(wanted))
}

/** The record that was asked for ahead, once and only if nothing was written since; otherwise reads it. */
export async function takeRecord(wanted: Wanted, signal: AbortSignal): Promise<PortalRecord> {
  const { client } = wanted
  const query = aheadQuery(wanted)
  const asked = client.getQueryCache().find(query)
  const isComing = asked?.state.fetchStatus === 'fetching'
  if (!isComing && (asked?.isStaleByTime(query.staleTime) ?? true)) return query.queryFn({ signal })
  const stop = () => void client.cancelQueries(query, { revert: false })
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await client.fetchQuery(query)
  } finally {
    signal.removeEventListener('abort', stop)
    client.removeQueries(query)
  }
}

function aheadQuery({ provider, name, id }: Wanted) {
  return {
    queryKey: [name, 'ahead', id],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await provider.getOne<PortalRecord>(name, { id, signal })).data,
    retry: false,
    staleTime: config.staleMs,
    gcTime: config.staleMs,
  }
}
