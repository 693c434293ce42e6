import type { Query, QueryClient } from '@tanstack/react-query'

const kept = 12

/** A shift opens thousands of pages, and each keeps all its records. */
export function keepFewLists(client: QueryClient): void {
  const cache = client.getQueryCache()
  cache.subscribe(({ type, query }) => {
    if (type !== 'added' || !isList(query)) return
    const left = cache.getAll().filter(isLeft).sort(lastReadFirst)
    for (const old of left.slice(kept)) cache.remove(old)
  })
}

function isList({ queryKey }: Query): boolean {
  return queryKey[1] === 'getList'
}

function isLeft(query: Query): boolean {
  return isList(query) && query.getObserversCount() === 0 && query.state.data !== undefined
}

function lastReadFirst(one: Query, other: Query): number {
  return other.state.dataUpdatedAt - one.state.dataUpdatedAt
}
