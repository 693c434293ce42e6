import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { recordInLists } from '@/engine/record/useRecordPage'

const page = (number: number) => ['deposit', 'getList', { pagination: { page: number } }]
const seen = (client: QueryClient, id: string) => {
  const { initialData, initialDataUpdatedAt } = recordInLists(client, 'deposit', id)
  return [initialData(), initialDataUpdatedAt()]
}

describe('the record shown until the record itself comes', () => {
  it('is the one in the newest list, with that list’s age', () => {
    const client = new QueryClient()
    const old = { id: '7', status: '0' }
    const recent = { id: '7', status: '1' }
    client.setQueryData(page(1), { data: [recent, { id: '8' }] }, { updatedAt: 2_000 })
    client.setQueryData(page(2), { data: [old] }, { updatedAt: 1_000 })
    expect(seen(client, '7')).toEqual([recent, 2_000])
    client.clear()
  })

  it('is undefined if no list of the resource has it', () => {
    const client = new QueryClient()
    client.setQueryData(['payout', 'getList', {}], { data: [{ id: '7' }] })
    void client.prefetchQuery({ queryKey: page(1), queryFn: () => new Promise(() => undefined) })
    expect(seen(client, '7')).toEqual([undefined, undefined])
    client.clear()
  })
})
