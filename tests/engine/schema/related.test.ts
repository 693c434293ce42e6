import { describe, expect, it } from 'vitest'
import { newest, rel } from '@/engine/declare'
import { ownName, relatedFilter, shortColumns } from '@/engine/schema/related'
import bill from '@/resources/bill'
import store from '@/resources/store'
import withdrawal from '@/resources/withdrawal'

const bills = rel('bill', { by: 'store' })

describe('a relation', () => {
  it('starts from the field of the same name, else from the id', () => {
    expect(ownName(withdrawal, bills.by)).toBe('store')
    expect(ownName(store, bills.by)).toBe('id')
    expect(ownName(store, rel('bill', { by: 'id', from: 'phone' }).by)).toBe('phone')
  })

  it('filters the other list by the shared value', () => {
    expect(relatedFilter(store, { id: '7' }, bills, bill)).toEqual({ store: '7' })
    expect(relatedFilter(withdrawal, { id: '1', store: '7' }, bills, bill)).toEqual({ store: '7' })
  })

  it('is a list of codes where the filter takes several', () => {
    const ofType = rel('bill', { by: 'type', from: 'status' })
    expect(relatedFilter(withdrawal, { id: '1', status: '2' }, ofType, bill)).toEqual({
      type: ['2'],
    })
  })

  it('is none without the value, in another state, or by a field that the operator may not see', () => {
    const passed = rel('bill', { by: 'store', when: { status: '2' } })
    expect(relatedFilter(withdrawal, { id: '1', store: null }, bills, bill)).toBeUndefined()
    expect(
      relatedFilter(withdrawal, { id: '1', store: '7', status: '1' }, passed, bill),
    ).toBeUndefined()
    expect(relatedFilter(store, { id: '7' }, bills, { fields: {} })).toBeUndefined()
  })
})

describe('a short list', () => {
  it('shows title, amount, status and time', () => {
    const ofStore = rel('withdrawal', { by: 'store' })
    expect(shortColumns(withdrawal, ofStore)).toEqual(['id', 'totalU', 'status', 'createTime'])
  })

  it('shows the declared columns after the title, once each', () => {
    const chosen = rel('bill', { by: 'store', columns: ['id', 'afterAmount'] })
    expect(shortColumns(bill, chosen)).toEqual(['id', 'afterAmount'])
  })
})

it('a balance is plain data', () => {
  expect(newest('bill', 'afterAmount', { by: 'store' })).toEqual({
    resource: 'bill',
    field: 'afterAmount',
    by: ['store'],
  })
})
