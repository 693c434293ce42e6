import { QueryObserver, type QueryClient, type QueryObserverOptions } from '@tanstack/react-query'

/**
 * Keeps the active queries' data while their page is hidden: nothing is fetched meanwhile, and stale data is
 * refetched on return.
 */
export function holdQueries(client: QueryClient): () => void {
  const active = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive())
  const releases = active.map((query) => {
    const options: QueryObserverOptions = {
      ...(query.options as QueryObserverOptions),
      queryKey: query.queryKey,
      enabled: false,
      staleTime: Infinity,
      notifyOnChangeProps: [],
    }
    return new QueryObserver(client, options).subscribe(() => undefined)
  })
  return () => {
    for (const release of releases) release()
  }
}
