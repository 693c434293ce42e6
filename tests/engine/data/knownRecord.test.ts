import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { knownRecord, listedRecord } from '@/engine/data/knownRecord'

const page = (number: number) => ['deposit', 'getList', { pagination: { page: number } }]
const own = ['deposit', 'getOne', { id: '7' }]
const old = { id: '7', status: '0' }
const recent = { id: '7', status: '1' }

describe('the listed record', () => {
  it('is the one in the newest list, with that list’s age', () => {
    const client = new QueryClient()
    client.setQueryData(page(1), { data: [recent, { id: '8' }] }, { updatedAt: 2_000 })
    client.setQueryData(page(2), { data: [old] }, { updatedAt: 1_000 })
    expect(listedRecord(client, 'deposit', '7')).toEqual({ record: recent, at: 2_000 })
    client.clear()
  })

  it('is undefined if no list of the resource has it', () => {
    const client = new QueryClient()
    client.setQueryData(['payout', 'getList', {}], { data: [{ id: '7' }] })
    void client.prefetchQuery({ queryKey: page(1), queryFn: () => new Promise(() => undefined) })
    expect(listedRecord(client, 'deposit', '7')).toBeUndefined()
    expect(knownRecord(client, 'deposit', '7')).toBeUndefined()
    client.clear()
  })
})

describe('the known record', () => {
  it('is the listed one until its own page reads a newer one', () => {
    const client = new QueryClient()
    client.setQueryData(page(1), { data: [old] }, { updatedAt: 1_000 })
    expect(knownRecord(client, 'deposit', '7')).toBe(old)
    client.setQueryData(own, recent, { updatedAt: 2_000 })
    expect(knownRecord(client, 'deposit', '7')).toBe(recent)
    client.clear()
  })

  it('is the listed one if that is newer', () => {
    const client = new QueryClient()
    client.setQueryData(own, old, { updatedAt: 1_000 })
    client.setQueryData(page(1), { data: [recent] }, { updatedAt: 2_000 })
    expect(knownRecord(client, 'deposit', '7')).toBe(recent)
    client.clear()
  })
})
