// @vitest-environment node
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { holdQueries } from '@/engine/data/holdQueries'

it('visible data is kept while its page is hidden, without requests, until it is released', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const client = new QueryClient()
  const ask = vi.fn<() => Promise<string>>(() => Promise.resolve('rows'))
  const options = { queryKey: ['list'], queryFn: ask, gcTime: 0, refetchInterval: 1_000 }
  const leave = new QueryObserver(client, options).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)

  const release = holdQueries(client)
  leave()
  await client.invalidateQueries()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(client.getQueryData(['list'])).toBe('rows')

  // visible again it is stale: it is refetched while the old answer is shown
  const again = new QueryObserver(client, options)
  const leaveAgain = again.subscribe(() => undefined)
  release()
  expect(again.getCurrentResult().data).toBe('rows')
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(2)
  leaveAgain()
  await vi.advanceTimersByTimeAsync(1)
  expect(client.getQueryCache().getAll()).toEqual([])
})
