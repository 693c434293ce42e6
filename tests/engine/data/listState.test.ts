// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { listRequest, lostNames, readListState, writeListState } from '@/engine/data/listState'
import { defineResource, f } from '@/engine/declare'

const parcel = defineResource('parcel', {
  path: '/parcel',
  component: 'parcel/index',
  permissions: 'parcel',
  fields: { id: f.id(), town: f.text({ filter: 'like' }), sentAt: f.time({ filter: 'range' }) },
})

const first = { page: 1, perPage: 20, sort: 'sentAt', order: 'DESC', filter: {} } as const

describe('the list’s state in the address', () => {
  it('has a default for each part', () => {
    expect(readListState(parcel, '')).toEqual(first)
    expect(readListState(parcel, '?page=&perPage=many&order=ASC&filter={')).toEqual(first)
    expect(readListState(parcel, '?sort=town')).toEqual({ ...first, sort: 'town' })
  })

  it('is read as it was written, beside other parameters', () => {
    const state = { page: 3, perPage: 50, sort: 'town', order: 'ASC', filter: { town: 'Köln & +' } }
    const search = writeListState('?columns=id,town&page=7', { ...state, order: 'ASC' })
    expect(readListState(parcel, search)).toEqual(state)
    expect(new URLSearchParams(search).get('columns')).toBe('id,town')
  })

  it('is read as react-admin writes it', () => {
    const search =
      '?displayedFilters=%7B%7D&filter=%7B%22town%22%3A%22Bonn%22%7D&order=ASC&page=2&perPage=10&sort=town'
    const state = { page: 2, perPage: 10, sort: 'town', order: 'ASC', filter: { town: 'Bonn' } }
    expect(readListState(parcel, search)).toEqual(state)
  })

  it('filters by the resource’s fields only, and by no text longer than an input takes', () => {
    const filterOf = (filter: unknown) =>
      readListState(parcel, `?filter=${encodeURIComponent(JSON.stringify(filter))}`).filter
    expect(filterOf({ town: 'Bonn', planet: 'Mars', __proto__: 1 })).toEqual({ town: 'Bonn' })
    expect(filterOf({ town: 'x'.repeat(257) })).toEqual({})
    expect(filterOf({ town: ['x'.repeat(257)] })).toEqual({})
    for (const other of [null, 7, 'town', ['town']]) expect(filterOf(other)).toEqual({})
  })
})

describe('an address from another version of the list', () => {
  const searchOf = (filter: unknown, rest = '') =>
    `?filter=${encodeURIComponent(JSON.stringify(filter))}${rest}`

  it('keeps what is left, and names the fields that are not', () => {
    const search = searchOf(
      { town: 'Bonn', weight: ['1'], sentAt: 'last8' },
      '&sort=weight&order=ASC&columns=id,town,sender',
    )
    expect(readListState(parcel, search).filter).toEqual({ town: 'Bonn' })
    expect(lostNames(parcel, search)).toEqual(['weight', 'sentAt', 'sender'])
  })

  it('has lost nothing if all of it is known', () => {
    expect(lostNames(parcel, '')).toEqual([])
    const search = searchOf({ town: 'Bonn', sentAt: 'last7' }, '&sort=town&columns=id,town')
    expect(lostNames(parcel, search)).toEqual([])
    expect(readListState(parcel, search).filter).toEqual({ town: 'Bonn', sentAt: 'last7' })
  })
})

describe('the request for its rows', () => {
  it('has the page’s scope beside the filter', () => {
    const request = listRequest(parcel, { ...first, filter: { town: 'Bonn' } }, { id: '7' })
    expect(request).toEqual({
      pagination: { page: 1, perPage: 20 },
      sort: { field: 'sentAt', order: 'DESC' },
      filter: { town: 'Bonn', id: '7' },
    })
  })

  it('sorts by no field that the resource lacks', () => {
    const sortOf = (sort: string) => listRequest(parcel, { ...first, sort }).sort.field
    expect(['sentAt', 'town', 'planet', 'toString'].map(sortOf)).toEqual(['sentAt', 'town', '', ''])
  })
})
