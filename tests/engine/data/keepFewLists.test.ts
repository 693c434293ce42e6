import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepFewLists } from '@/engine/data/keepFewLists'

const client = new QueryClient()
keepFewLists(client)
afterEach(() => client.clear())

const page = (number: number) => ['deposit', 'getList', { pagination: { page: number } }]
const isKnown = (key: readonly unknown[]) => client.getQueryData(key) !== undefined

describe('the pages of lists in the cache', () => {
  it('are the twelve read last, beside the visible ones and everything but lists', () => {
    vi.useFakeTimers()
    const observer = new QueryObserver(client, {
      queryKey: page(1),
      queryFn: () => 'in sight',
      initialData: 'in sight',
    })
    const stop = observer.subscribe(() => undefined)
    client.setQueryData(['deposit', 'getOne', { id: '7' }], 'a record')
    for (let number = 2; number <= 20; number += 1) {
      vi.advanceTimersByTime(10)
      client.setQueryData(page(number), 'rows')
    }
    const known = Array.from({ length: 20 }, (_, at) => at + 1).filter((one) => isKnown(page(one)))
    // the newest is there before the others are counted
    expect(known).toEqual([1, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
    expect(isKnown(['deposit', 'getOne', { id: '7' }])).toBe(true)
    stop()
    vi.useRealTimers()
  })
})
