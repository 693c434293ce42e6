import { useQuery } from '@tanstack/react-query'
import type { Resource } from '@/engine/schema/resource'
import { toText } from '@/engine/schema/kind'
import type { Fields, Rows } from '@/engine/gateway/envelope'
import { rowsOf, useGateway, type Gateway } from '../gateway'
import { isAboutRecord, isAt } from './loggedRecord'
import { readRecord, type PortalRecord } from '../wire/records'
import { stockModules } from '../stockModules'

/** How many entries are asked for at once. */
const most = 50

/** What the operation log has, newest first. */
export type Trail = {
  /** What was done to the record. */
  readonly rows: readonly PortalRecord[]
  /** What was done to records of its kind, the log does not say to which. */
  readonly unnamed: readonly PortalRecord[]
  /** Whether any entry says which record it is about. */
  readonly namesRecords: boolean
  /** How many entries were looked through, where there are older ones. */
  readonly newest?: number
}

/** What the gateway's log has of one record; `log` is the log's own declaration. */
export function useTrail(log: Resource | undefined, resource: Resource, id: string) {
  const gateway = useGateway()
  return useQuery({
    queryKey: [log?.name, 'trail', resource.name, id],
    enabled: log !== undefined,
    queryFn: async ({ signal }): Promise<Trail> => {
      if (!log) return { rows: [], unnamed: [], namesRecords: true }
      const ask = (filter: Fields) => askLog(gateway, log, filter, signal)
      const found = gateway.dialect.isStock
        ? await askByModule(ask, resource)
        : await ask({ title: resource.permissions, businessId: id })
      return sortOut(found, log, resource, id)
    },
    retry: false,
  })
}

async function askLog(
  gateway: Gateway,
  log: Resource,
  filter: Fields,
  signal: AbortSignal,
): Promise<Rows> {
  const page = { pageNum: 1, pageSize: most, orderByColumn: 'operTime', isAsc: 'desc' }
  const query = { ...filter, ...page }
  return rowsOf(await gateway.client.get(`${log.path}/list`, { query, signal }))
}

/**
 * Stock gateways note a module by its title and no record. Where the title is another than the usual one, the
 * log's newest entries tell it.
 */
async function askByModule(
  ask: (filter: Fields) => Promise<Rows>,
  { name, path }: Resource,
): Promise<Rows> {
  const usual = stockModules.get(name)
  const known = usual === undefined ? undefined : await ask({ title: usual })
  if (known?.rows.some((row) => isOf(row, path))) return known
  const newest = await ask({})
  const title = toText(newest.rows.find((row) => isOf(row, path))?.['title'])
  return title === null ? { rows: [], total: 0 } : ask({ title })
}

function isOf(row: Fields, path: string): boolean {
  return isAt(toText(row['operUrl']) ?? '', path)
}

/** Exports, imports and what is done to a whole table are about no record. */
const wholeLists: ReadonlySet<string> = new Set(['5', '6', '9'])

function sortOut({ rows, total }: Rows, log: Resource, resource: Resource, id: string): Trail {
  const idName = resource.fields['id']?.wire ?? 'id'
  // jobs and their log share a permission, and each counts its own records
  const own = rows.filter((row) => toText(row['operUrl']) === null || isOf(row, resource.path))
  const judged = own.map((row) => ({ row, isAbout: isAboutRecord(row, idName, id) }))
  const pick = (isAbout: boolean | undefined) =>
    judged.filter((one) => one.isAbout === isAbout).map(({ row }) => row)
  const unnamed = pick(undefined).filter(
    (row) => !wholeLists.has(toText(row['businessType']) ?? ''),
  )
  const read = (some: readonly Fields[]) => some.map((row) => readRecord(log, row))
  return {
    rows: read(pick(true)),
    unnamed: read(unnamed),
    namesRecords: judged.some(({ isAbout }) => isAbout !== undefined),
    ...(total > rows.length && { newest: rows.length }),
  }
}
