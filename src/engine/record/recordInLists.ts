import type { QueryClient } from '@tanstack/react-query'
import type { PortalRecord } from '@/engine/data/wire/records'

type Rows = { readonly data: readonly PortalRecord[] }

/** What the newest of the lists that are known holds of a record, as the beginning of its own query. */
export function recordInLists(client: QueryClient, resource: string, id: string) {
  const find = () => {
    const lists = client.getQueryCache().findAll({ queryKey: [resource, 'getList'] })
    const held = lists.flatMap(({ state }) => {
      const record = (state.data as Rows | undefined)?.data.find((one) => one.id === id)
      return record ? [{ record, at: state.dataUpdatedAt }] : []
    })
    return held.sort((one, other) => other.at - one.at)[0]
  }
  return { initialData: () => find()?.record, initialDataUpdatedAt: () => find()?.at }
}
