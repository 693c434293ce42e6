import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { FirstMatch, PortalDataProvider } from '@/engine/data/dataProvider'
import { useGateway, type Gateway } from '@/engine/data/gateway'
import { useListPath } from '@/engine/data/pathTo'
import { useRegistry } from '@/engine/data/useRegistry'
import { breachOf } from '@/engine/schema/rule'
import type { Resource } from '@/engine/schema/resource'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Decimal } from '@/engine/values/decimal'
import { isUnavailable } from './statistics'

/** What an operator looks after first. */
export type Wait = {
  /** Its words are under `dashboard.waits`. */
  readonly name: string
  readonly resource: string
  readonly filter: Readonly<Record<string, unknown>>
  /** Whether a match is a fault, or waits for a decision. */
  readonly tone: 'fault' | 'task'
  /** The amount that is summed over all matches, where the gateway sums. */
  readonly sum?: string
  /** The time by which the oldest match is found. */
  readonly since?: string
  /** Counts the breaches of the resource's rules among so many of the newest rows. */
  readonly newest?: number
}

export const waits: readonly Wait[] = [
  {
    name: 'withdrawals',
    resource: 'withdrawal',
    filter: { status: ['1'] },
    tone: 'task',
    sum: 'totalU',
    since: 'createTime',
  },
  {
    name: 'failedPayouts',
    resource: 'payout',
    filter: { status: ['4'] },
    tone: 'fault',
    since: 'createTime',
  },
  {
    name: 'failedNotifications',
    resource: 'deposit',
    filter: { status: ['4'] },
    tone: 'fault',
    since: 'createTime',
  },
  {
    name: 'strangers',
    resource: 'waterWallet',
    filter: { matched: ['1'], createTime: 'today' },
    tone: 'task',
    sum: 'amount',
  },
  { name: 'brokenBills', resource: 'bill', filter: {}, tone: 'fault', newest: 50 },
]

export type WaitFigures = Omit<FirstMatch, 'first'> & {
  readonly oldest: unknown
  readonly sum: Decimal | null
  /** Milliseconds since 1970, by the gateway's clock. */
  readonly asOfMs: number
}

export type WaitQuery = UseQueryResult<WaitFigures>

export type Waiting = {
  readonly wait: Wait
  readonly resource: Resource
  readonly path: string
  readonly query: WaitQuery
}

/** Those of which the operator may open the list; one that the gateway does not serve is left out. */
export function useWaiting(): readonly Waiting[] {
  const { byName } = useRegistry()
  const gateway = useGateway()
  const listPath = useListPath()
  const provider = useDataProvider<PortalDataProvider>()
  const open = waits.flatMap((wait) => {
    const resource = byName(wait.resource)
    const path = listPath(wait.resource, wait.filter)
    return resource && path ? [{ wait, resource, path: withNewest(path, wait) }] : []
  })
  const queries = useQueries({
    queries: open.map(({ wait, resource }) => ({
      // below the resource's key, so that each change of its records asks again
      queryKey: [wait.resource, waitsKey, wait.name],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        askWait({ provider, gateway, signal }, wait, resource),
      retry: false,
    })),
  })
  return open.flatMap((one, index) => {
    const query = queries[index]
    return query && !(isUnavailable({ query }) && !query.data) ? [{ ...one, query }] : []
  })
}

/** The second part of each key in the query cache. */
export const waitsKey = 'waits'

// the list shows the rows that were looked through
function withNewest(path: string, { newest }: Wait): string {
  return newest === undefined ? path : `${path}&perPage=${newest}&sort=createTime&order=DESC`
}

type Asking = { provider: PortalDataProvider; gateway: Gateway; signal: AbortSignal }

async function askWait(asking: Asking, wait: Wait, resource: Resource): Promise<WaitFigures> {
  const [found, sum] = await Promise.all([
    wait.newest === undefined ? askFirst(asking, wait) : askBroken(asking, wait.newest, resource),
    askSum(asking, wait),
  ])
  return { ...found, sum, asOfMs: asking.gateway.serverClock.now() }
}

async function askFirst({ provider, signal }: Asking, { resource, filter, since }: Wait) {
  const sort = since === undefined ? undefined : ({ field: since, order: 'ASC' } as const)
  const { first, ...count } = await provider.getFirst(resource, { filter, sort, signal })
  return { ...count, oldest: since && first?.[since] }
}

async function askBroken({ provider, signal }: Asking, newest: number, resource: Resource) {
  const { data } = await provider.getList<PortalRecord>(resource.name, {
    pagination: { page: 1, perPage: newest },
    sort: { field: 'createTime', order: 'DESC' },
    filter: {},
    signal,
  })
  const isBroken = (record: PortalRecord) =>
    (resource.rules ?? []).some((rule) => breachOf(rule, record))
  return { total: data.filter(isBroken).length, isAtLeast: false, oldest: undefined }
}

/** Null where the gateway sums nothing. */
async function askSum(asking: Asking, { resource, filter, sum }: Wait): Promise<Decimal | null> {
  if (sum === undefined) return null
  const { provider, signal } = asking
  const totals = await provider.getTotals(resource, filter, signal).catch(() => undefined)
  return totals?.[sum] ?? null
}
