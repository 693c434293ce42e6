import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { recordInLists } from '@/engine/record/useRecordPage'

const page = (number: number) => ['deposit', 'getList', { pagination: { page: number } }]
const seen = (client: QueryClient, id: string) => {
  const { initialData, initialDataUpdatedAt } = recordInLists(client, 'deposit', id)
  return [initialData(), initialDataUpdatedAt()]
}

describe('what stands in for a record until it has come', () => {
  it('is what the newest list holds of it, with that list’s age', () => {
    const client = new QueryClient()
    const old = { id: '7', status: '0' }
    const recent = { id: '7', status: '1' }
    client.setQueryData(page(1), { data: [recent, { id: '8' }] }, { updatedAt: 2_000 })
    client.setQueryData(page(2), { data: [old] }, { updatedAt: 1_000 })
    expect(seen(client, '7')).toEqual([recent, 2_000])
    client.clear()
  })

  it('is nothing where no list holds it, or those of another resource do', () => {
    const client = new QueryClient()
    client.setQueryData(['payout', 'getList', {}], { data: [{ id: '7' }] })
    void client.prefetchQuery({ queryKey: page(1), queryFn: () => new Promise(() => undefined) })
    expect(seen(client, '7')).toEqual([undefined, undefined])
    client.clear()
  })
})
