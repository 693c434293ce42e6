import { QueryClient } from '@tanstack/react-query'
import { config } from '@/engine/config'
import { keepFewLists } from '@/engine/data/keepFewLists'

/** Each admin caches its own answers. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // without a network a call fails at once; none waits to be sent later
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: config.staleMs,
      },
    },
  })
  keepFewLists(client)
  return client
}
