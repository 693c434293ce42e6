import { QueryObserver, type QueryClient, type QueryObserverOptions } from '@tanstack/react-query'

/** Keeps a hidden page's data without fetching; stale data loads again on return, and so does what was still loading. */
export function holdQueries(client: QueryClient): () => void {
  const active = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive() && query.state.data !== undefined)
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
