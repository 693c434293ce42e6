import type { QueryClient } from '@tanstack/react-query'

/** Calls `begin` whenever no query fetches, and the function that it returns once one does; renders nothing. */
export function whileIdle(client: QueryClient, begin: () => () => void): () => void {
  let end: (() => void) | undefined
  const look = () => {
    if (client.isFetching() === 0) end ??= begin()
    else {
      end?.()
      end = undefined
    }
  }
  const unsubscribe = client.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' || type === 'removed') look()
  })
  look()
  return () => {
    unsubscribe()
    end?.()
  }
}
