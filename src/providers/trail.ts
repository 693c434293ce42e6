import { useQuery } from '@tanstack/react-query'
import type { Resource } from '@/schema'
import { toText } from '@/schema/kind'
import type { Fields } from '@/gateway/envelope'
import { gateway, rowsOf } from './gateway'
import { readRecord, type PortalRecord } from './records'

/** How many operations on one record are asked for at once. */
const most = 50

/**
 * What the gateway's log has of one record, newest first; `log` is the log's own declaration. A gateway that
 * does not note the record is believed where the request's path names it.
 */
export function useTrail(log: Resource | undefined, resource: Resource, id: string) {
  return useQuery({
    queryKey: [log?.name, 'trail', resource.name, id],
    enabled: log !== undefined,
    queryFn: async ({ signal }): Promise<readonly PortalRecord[]> => {
      if (!log) return []
      const query = {
        title: resource.permissions,
        businessId: id,
        pageNum: 1,
        pageSize: most,
        orderByColumn: 'operTime',
        isAsc: 'desc',
      }
      const answer = await gateway.client.get(`${log.path}/list`, { query, signal })
      const rows = rowsOf(answer).rows.filter((row) => isAbout(row, resource, id))
      return rows.map((row) => readRecord(log, row))
    },
    retry: false,
  })
}

function isAbout(row: Fields, { path }: Resource, id: string): boolean {
  const url = toText(row['operUrl'])
  // jobs and their log share a permission, and each counts its own records
  if (url && !isAt(url, path)) return false
  const noted = toText(row['businessId'])
  if (noted !== null) return noted === id
  const ids = (url ?? '').split('/').at(-1)?.split(',') ?? []
  return ids.includes(encodeURIComponent(id))
}

/** Whether a request went to a gateway path or below it; what stands before may be the way to the gateway. */
export function isAt(url: string, path: string): boolean {
  return `${url}/`.includes(`${path}/`)
}
