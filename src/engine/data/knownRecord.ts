import type { QueryClient } from '@tanstack/react-query'
import type { PortalRecord } from './wire/records'

type Rows = { readonly data: readonly PortalRecord[] }

export type KnownRecord = {
  readonly record: PortalRecord
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The record in the newest list that has it. */
export function listedRecord(client: QueryClient, name: string, id: string) {
  const lists = client.getQueriesData<Rows>({ queryKey: [name, 'getList'] })
  const found = lists.flatMap(([queryKey, rows]): KnownRecord[] => {
    const record = rows?.data.find((one) => one.id === id)
    return record ? [{ record, at: client.getQueryState(queryKey)?.dataUpdatedAt ?? 0 }] : []
  })
  return found.sort((one, other) => other.at - one.at)[0]
}

/** The record as its own page or a list last read it. */
export function knownRecord(
  client: QueryClient,
  name: string,
  id: string,
): PortalRecord | undefined {
  const listed = listedRecord(client, name, id)
  const own = client.getQueryState<PortalRecord>([name, 'getOne', { id }])
  return own?.data && own.dataUpdatedAt >= (listed?.at ?? 0) ? own.data : listed?.record
}
