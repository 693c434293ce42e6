import { describe, expect, it } from 'vitest'
import { isLikely, likelyFilters, likelyRows } from '@/engine/record/likelyRows'
import deposit from '@/resources/deposit'
import waterWallet from '@/resources/waterWallet'

const toOrders = waterWallet.related!.likely
const toMovements = deposit.related!.likely
const here = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'
const elsewhere = 'TPL66VK2gCXNCD7EJg9pgJRfqcRazjhUZY'

const movement = {
  id: '9',
  matched: '1',
  to: here,
  amount: '12.500000',
  createTime: '2026-11-20 08:04:00',
}

const order = (id: string, values: object = {}) => ({
  id,
  status: '0',
  address: elsewhere,
  uQuantity: '12.5',
  createTime: '2026-11-20 08:00:00',
  ...values,
})

function found(rows: readonly ReturnType<typeof order>[]) {
  if (!isLikely(toOrders)) throw new Error('not a likely relation')
  return likelyRows(waterWallet, movement, toOrders, deposit, rows)
}

describe('a payment that belongs to no order', () => {
  it('has the orders of the same amount, whatever its digits, with how much earlier they are', () => {
    expect(found([order('1')])).toEqual([
      { row: order('1'), hasSameAmount: true, hasSameValue: false, laterMs: -240_000 },
    ])
  })

  it('has the likeliest first: amount and address, then the amount, then the address, then the nearest', () => {
    const rows = [
      order('1', { uQuantity: '3', address: here }),
      order('2', { createTime: '2026-11-20 07:30:00' }),
      order('3'),
      order('4', { address: here, createTime: '2026-11-20 07:10:00' }),
    ]
    expect(found(rows).map(({ row }) => row.id)).toEqual(['4', '3', '2', '1'])
  })

  it('has none that a gateway gives although it was not asked for them', () => {
    const rows = [
      order('1', { uQuantity: '12.500000000000000001' }),
      order('2', { createTime: '2026-11-20 07:03:59' }),
      order('3', { createTime: '2026-11-20 09:04:01' }),
      order('4', { status: '3' }),
      order('5', { createTime: null }),
      order('6', { uQuantity: null, address: null }),
      order('7', { uQuantity: '12.4', address: here.toLowerCase() }),
    ]
    expect(found(rows)).toEqual([])
  })

  it('has each order once, though two calls give it', () => {
    expect(found([order('1'), order('1')])).toHaveLength(1)
  })

  it('asks near its time, by its address, and by the amount only where the list has such a filter', () => {
    if (!isLikely(toOrders) || !isLikely(toMovements)) throw new Error('not a likely relation')
    const near = { from: '2026-11-20 07:04', to: '2026-11-20 09:04' }
    const only = { status: ['0', '01', '2'] }
    expect(likelyFilters(waterWallet, movement, toOrders, deposit)).toEqual([
      { createTime: near, ...only, address: here },
      { createTime: near, ...only },
    ])
    expect(likelyFilters(deposit, order('1'), toMovements, waterWallet).at(-1)).toEqual({
      createTime: { from: '2026-11-20 07:00', to: '2026-11-20 09:00' },
      matched: ['1'],
      amount: { from: '12.5', to: '12.5' },
    })
  })

  it('asks for nothing once it has its order, or without an amount or a time', () => {
    if (!isLikely(toOrders)) throw new Error('not a likely relation')
    for (const values of [{ matched: '0' }, { amount: null }, { createTime: null }])
      expect(likelyFilters(waterWallet, { ...movement, ...values }, toOrders, deposit)).toEqual([])
  })
})
