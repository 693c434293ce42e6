import { QueryObserver, type QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { config } from '@/engine/config'
import { audienceOf } from '@/engine/gateway/live/audience'
import type { Leader } from '@/engine/gateway/live/leader'
import type { Gateway } from '../gateway'
import { partOf, type CountedAlert } from './alertSource'

type Deps = {
  readonly gateway: Gateway
  /** Without other queries. */
  readonly client: QueryClient
  readonly leader: Pick<Leader, 'leads'>
}

/**
 * Counts in the leading tab (§4, §9): at once, then every `everyMs`, and whenever the client's queries are invalidated. After a
 * failure it counts again after 30 s, then after twice as long each time.
 */
export function createCount(
  { gateway, client, leader }: Deps,
  source: CountedAlert,
  onCount: (count: number | null) => void,
) {
  const { session, parts } = gateway
  const { kind, isFor, everyMs } = source
  let failures = 0

  const count = async ({ signal }: QueryFunctionContext) => {
    try {
      const found = await parts.ask(kind, () => source.count(gateway, signal))
      failures = 0
      if (!signal.aborted) onCount(found)
      return found
    } catch (error) {
      failures += 1
      throw error
    }
  }
  const options = {
    queryKey: ['alertCount', kind],
    queryFn: count,
    enabled: false,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchInterval: () =>
      failures === 0 ? everyMs : Math.min(config.countRetryMs * 2 ** (failures - 1), everyMs),
    refetchIntervalInBackground: true,
  }
  const observer = new QueryObserver(client, options)
  const stop = observer.subscribe(() => {})

  return {
    /** Follows a change of the session, the leader or the gateway's parts. */
    follow(isOpen: boolean) {
      const isFollowed = typeof audienceOf(session, isFor) !== 'string'
      const enabled = isOpen && isFollowed && leader.leads() && !parts.lacks(partOf(source))
      observer.setOptions({ ...options, enabled })
    },
    stop,
  }
}
