import { QueryObserver, type QueryClient, type QueryObserverOptions } from '@tanstack/react-query'

/**
 * Keeps the answers that are on screen now for a page that goes out of sight: nothing is asked for meanwhile,
 * and what has become stale by its return is asked for then.
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
