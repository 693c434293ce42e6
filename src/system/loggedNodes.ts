import { useQuery } from '@tanstack/react-query'
import type { Resource } from '@/engine/schema/resource'
import { toText } from '@/engine/schema/kind'
import { rowsOf, useGateway } from '@/engine/data/gateway'
import { fieldsIn } from '@/engine/data/system/loggedFields'
import { readRecord, type PortalRecord } from '@/engine/data/wire/records'

/** How many earlier entries are looked through. */
const most = 50

/** The ids of nodes that a logged request sent under a name; undefined where it sent none, or was cut short. */
export function nodesSent(
  { operParam }: Readonly<Record<string, unknown>>,
  name: string,
): readonly string[] | undefined {
  const sent = fieldsIn(operParam)[name]
  return Array.isArray(sent) ? sent.map((id) => toText(id) ?? '') : undefined
}

/** What the last earlier request that succeeded had sent for the same record; undefined if the log knows none. */
export function useNodesBefore(log: Resource, entry: PortalRecord, name: string) {
  const gateway = useGateway()
  const { data } = useQuery({
    queryKey: [log.name, 'before', entry.id, name],
    queryFn: async ({ signal }): Promise<readonly string[] | null> => {
      const record = toText(entry['businessId'])
      const query = {
        title: toText(entry['title']) ?? '',
        status: '0',
        ...(record !== null && { businessId: record }),
        pageNum: 1,
        pageSize: most,
        orderByColumn: 'operTime',
        isAsc: 'desc',
      }
      const options = { query, signal, background: true }
      const rows = rowsOf(await gateway.client.get(`${log.path}/list`, options)).rows
      const entries = rows.map((row) => readRecord(log, row))
      const here = entries.findIndex(({ id }) => id === entry.id)
      const before = entries.find(
        (one, place) =>
          here >= 0 && place > here && isSameRecord(one, entry) && nodesSent(one, name),
      )
      return (before && nodesSent(before, name)) ?? null
    },
    retry: false,
  })
  return data ?? undefined
}

/** Where a gateway notes no record, what both requests say of it. */
function isSameRecord(one: PortalRecord, other: PortalRecord): boolean {
  const [noted, wanted] = [toText(one['businessId']), toText(other['businessId'])]
  if (noted !== null || wanted !== null) return noted === wanted
  const key = Object.keys(fieldsIn(other['operParam'])).find((name) => name.endsWith('Id'))
  return (
    key !== undefined &&
    toText(fieldsIn(one['operParam'])[key]) === toText(fieldsIn(other['operParam'])[key])
  )
}
