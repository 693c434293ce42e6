import { useQuery } from '@tanstack/react-query'
import { rowsOf, useGateway, type Gateway } from '@/engine/data/gateway'
import { readRecord, type PortalRecord } from '@/engine/data/wire/records'
import type { Fields, Rows } from '@/engine/gateway/envelope'
import { toText } from '@/engine/schema/kind'
import type { Resource } from '@/engine/schema/resource'
import { isAboutRecord, isAt, nodesSent, readFields } from './loggedEntry'

const most = 50

export type AuditEntries = {
  readonly rows: readonly PortalRecord[]
  /** About records of the same kind; the log does not say which. */
  readonly unnamed: readonly PortalRecord[]
  /** Whether any entry says which record it is about. */
  readonly namesRecords: boolean
  /** The number of entries that were read, where there are older ones. */
  readonly newest?: number
}

export function useAuditLog(log: Resource | undefined, resource: Resource, id: string) {
  const gateway = useGateway()
  return useQuery({
    queryKey: [log?.name, 'auditLog', resource.name, id],
    enabled: log !== undefined,
    queryFn: async ({ signal }): Promise<AuditEntries> => {
      if (!log) return { rows: [], unnamed: [], namesRecords: true }
      const ask = (filter: Fields) => askLog(gateway, log, filter, { signal })
      const found = gateway.dialect.isStock
        ? await askByModule(ask, resource)
        : await ask({ title: resource.permissions, businessId: id })
      return sortOut(found, log, resource, id)
    },
    retry: false,
  })
}

/** Undefined if no earlier successful request for the same record is known. */
export function useNodesBefore(log: Resource, entry: PortalRecord, name: string) {
  const gateway = useGateway()
  const { data } = useQuery({
    queryKey: [log.name, 'before', entry.id, name],
    queryFn: async ({ signal }): Promise<readonly string[] | null> => {
      const businessId = toText(entry['businessId'])
      const filter = {
        title: toText(entry['title']) ?? '',
        status: '0',
        ...(businessId !== null && { businessId }),
      }
      const { rows } = await askLog(gateway, log, filter, { signal, background: true })
      const entries = rows.map((row) => readRecord(log, row))
      const here = entries.findIndex(({ id }) => id === entry.id)
      const earlier = here < 0 ? [] : entries.slice(here + 1)
      const before = earlier.find((one) => isSameRecord(one, entry) && nodesSent(one, name))
      return (before && nodesSent(before, name)) ?? null
    },
    retry: false,
  })
  return data ?? undefined
}

/** Where a gateway logs no record, compares the ids that both requests sent. */
function isSameRecord(one: PortalRecord, other: PortalRecord): boolean {
  const [noted, wanted] = [toText(one['businessId']), toText(other['businessId'])]
  if (noted !== null || wanted !== null) return noted === wanted
  const [body = {}, otherBody = {}] = [readFields(one['operParam']), readFields(other['operParam'])]
  const key = Object.keys(otherBody).find((name) => name.endsWith('Id'))
  return key !== undefined && toText(body[key]) === toText(otherBody[key])
}

async function askLog(
  { client }: Gateway,
  log: Resource,
  filter: Fields,
  options: { signal: AbortSignal; background?: boolean },
): Promise<Rows> {
  const page = { pageNum: 1, pageSize: most, orderByColumn: 'operTime', isAsc: 'desc' }
  const query = { ...filter, ...page }
  return rowsOf(await client.get(`${log.path}/list`, { query, ...options }))
}

/** A stock gateway's titles of its modules, by resource; the same in every language. */
const stockTitles: ReadonlyMap<string, string> = new Map([
  ['user', '用户管理'],
  ['role', '角色管理'],
  ['menu', '菜单管理'],
  ['dept', '部门管理'],
  ['post', '岗位管理'],
  ['dictType', '字典类型'],
  ['dictData', '字典数据'],
  ['config', '参数管理'],
  ['notice', '通知公告'],
  ['job', '定时任务'],
  ['gen', '代码生成'],
])

/** Stock gateways log a module's title and no record; an unusual title is found in the newest entries. */
async function askByModule(
  ask: (filter: Fields) => Promise<Rows>,
  { name, path }: Resource,
): Promise<Rows> {
  const usual = stockTitles.get(name)
  const known = usual === undefined ? undefined : await ask({ title: usual })
  if (known?.rows.some((row) => isOf(row, path))) return known
  const newest = await ask({})
  const title = toText(newest.rows.find((row) => isOf(row, path))?.['title'])
  return title === null ? { rows: [], total: 0 } : ask({ title })
}

function isOf(row: Fields, path: string): boolean {
  return isAt(toText(row['operUrl']) ?? '', path)
}

/** Exports, imports and operations on a whole table. */
const wholeLists: ReadonlySet<string> = new Set(['5', '6', '9'])

function sortOut(
  { rows, total }: Rows,
  log: Resource,
  resource: Resource,
  id: string,
): AuditEntries {
  const idName = resource.fields['id']?.wire ?? 'id'
  // jobs and their log share a permission, but each counts its own records
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
