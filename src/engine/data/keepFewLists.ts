import type { Query, QueryClient } from '@tanstack/react-query'

const maxCachedPages = 12

/** A shift opens thousands of pages, and each keeps all its records. */
export function keepFewLists(client: QueryClient): void {
  const cache = client.getQueryCache()
  cache.subscribe(({ type, query }) => {
    if (type !== 'added' || !isList(query)) return
    const unused = cache.getAll().filter(isUnused).sort(lastReadFirst)
    for (const old of unused.slice(maxCachedPages)) cache.remove(old)
  })
}

function isList({ queryKey }: Query): boolean {
  return queryKey[1] === 'getList'
}

function isUnused(query: Query): boolean {
  return isList(query) && query.getObserversCount() === 0 && query.state.data !== undefined
}

function lastReadFirst(one: Query, other: Query): number {
  return other.state.dataUpdatedAt - one.state.dataUpdatedAt
}
