import { useEffect, useEffectEvent, useState } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { config } from '@/engine/config'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { readListState } from '@/engine/data/listState'
import { useResource } from '@/engine/data/resource'
import { useScope } from '@/engine/data/scope'
import { whileIdle } from '@/engine/data/whileIdle'
import type { ListView } from './listViews'

type Counts = ReadonlyMap<string, number>

/**
 * Counted one after the other while the page is quiet and visible; a view that could not be counted has none.
 *
 * @param isLoaded whether the gateway has answered for the list itself
 */
export function useViewCounts(
  views: readonly ListView[],
  current: ListView | undefined,
  isLoaded: boolean,
): Counts {
  const resource = useResource()
  const scope = useScope()
  const provider = useDataProvider<PortalDataProvider>()
  const client = useQueryClient()
  const keyOf = ({ search }: ListView) => {
    const { filter } = readListState(resource, search)
    return [resource.name, 'viewCount', { ...filter, ...scope }] as const
  }
  const [counts, setCounts] = useState<Counts>(
    () => new Map(views.flatMap((view) => knownCount(client, view.id, keyOf(view)))),
  )
  const isCountable =
    isLoaded && resource.recordFrom !== 'wholeList' && resource.list?.tree === undefined
  const count = useEffectEvent(async (signal: AbortSignal) => {
    for (const view of views.slice(1)) {
      if (signal.aborted || document.visibilityState !== 'visible') return
      const key = keyOf(view)
      if (view.id === current?.id || isFresh(client, key)) continue
      const { total: found } = await provider.getFirst(resource.name, { filter: key[2], signal })
      if (signal.aborted) return
      client.setQueryData(key, found)
      setCounts((before) => new Map([...before, [view.id, found]]))
    }
  })
  useEffect(() => {
    if (!isCountable || views.length === 1) return undefined
    return whileIdle(client, () => {
      const stop = new AbortController()
      // a count that fails is left out
      const begin = () => void count(stop.signal).catch(() => undefined)
      const timer = setTimeout(begin, config.quietMs)
      return () => {
        clearTimeout(timer)
        stop.abort()
      }
    })
  }, [client, isCountable, views])
  return counts
}

type Key = readonly unknown[]

function knownCount(client: QueryClient, id: string, key: Key): [string, number][] {
  const count = client.getQueryData<number>(key)
  return count === undefined ? [] : [[id, count]]
}

function isFresh(client: QueryClient, key: Key): boolean {
  const { dataUpdatedAt = 0, isInvalidated = true } = client.getQueryState(key) ?? {}
  return !isInvalidated && Date.now() - dataUpdatedAt < config.viewCountMs
}
