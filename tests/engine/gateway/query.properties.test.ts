// @vitest-environment node
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { dialects } from '@/engine/config'
import { filterQuery, listQuery, serializeQuery } from '@/engine/gateway/query'
import type { WireFilter } from '@/engine/schema/filterOps'
import { always } from '@/tests/support/properties'

const text = fc.string({ unit: 'binary' })
const word = fc.stringMatching(/^[a-zA-Z]\w{0,12}$/)
const name = fc.oneof(word, fc.constantFrom('pageNum', 'pageSize', 'orderByColumn', 'isAsc'))
const value = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined))
const day = fc.constantFrom('2026-01-01', '2026-12-31')
const filter: fc.Arbitrary<WireFilter> = fc.oneof(
  fc.record({ name, value: fc.oneof(text, fc.array(text, { maxLength: 4 })) }),
  fc.record(
    { range: fc.constant(['beginTime', 'endTime'] as const), from: day, to: day },
    { requiredKeys: ['range'] },
  ),
)
const where = fc.array(filter, { maxLength: 6 })
const sort = fc.option(fc.record({ name: word, order: fc.constantFrom('ASC', 'DESC') }), {
  nil: undefined,
})
const dialect = fc.constantFrom(...Object.values(dialects))
const page = fc.record({ page: fc.integer({ min: 1 }), perPage: fc.integer({ min: 1, max: 200 }) })

describe('any query', () => {
  const query = fc.dictionary(text, fc.oneof(value, fc.array(text)))

  always(
    'is printable ASCII that reads back as the given values, without empty ones',
    [query],
    (given) => {
      const line = serializeQuery(given)
      expect(line).toMatch(/^[!-~]*$/)
      expect(line).not.toMatch(/[[\]+ ]/)
      const kept = Object.entries(given)
        .map(([key, one]) => [key, Array.isArray(one) ? one.filter(Boolean).join() : (one ?? '')])
        .map((pair) => pair.map((part) => String(part).replaceAll(/\p{Surrogate}/gu, '\uFFFD')))
        .filter(([, one]) => one !== '')
      expect([...new URLSearchParams(line)]).toEqual(kept)
    },
  )

  always('never sends a name without a value', [query], (given) => {
    for (const pair of serializeQuery(given).split('&').filter(Boolean))
      expect(pair).toMatch(/^[^=]*=[^=]+$/)
  })

  always('is one after the other where two are put together', [query, query], (one, other) => {
    fc.pre(Object.keys(one).every((key) => !(key in other) && !/^\d+$/.test(key)))
    fc.pre(Object.keys(other).every((key) => !/^\d+$/.test(key)))
    const both = [serializeQuery(one), serializeQuery(other)].filter((line) => line !== '')
    expect(serializeQuery({ ...one, ...other })).toBe(both.join('&'))
  })
})

describe('any list', () => {
  always(
    'is requested by its page and its order, with any filter',
    [page, sort, where, dialect],
    (asked, order, filters, spoken) => {
      const request = {
        ...asked,
        where: filters,
        ...(order && { sort: order as { name: string; order: 'ASC' | 'DESC' } }),
      }
      const sent = listQuery(request, spoken)
      expect([sent.pageNum, sent.pageSize]).toEqual([asked.page, asked.perPage])
      if (order) {
        expect(sent.orderByColumn).toBe(order.name)
        expect(sent.isAsc).toBe(order.order.toLowerCase())
      }
    },
  )

  always(
    'is filtered as its totals and its export are',
    [page, where, dialect],
    (asked, filters, spoken) => {
      const { pageNum, pageSize, ...rest } = listQuery({ ...asked, where: filters }, spoken)
      const alone = filterQuery(filters, spoken)
      expect([pageNum, pageSize]).toEqual([asked.page, asked.perPage])
      for (const paging of ['pageNum', 'pageSize']) delete alone[paging]
      expect(rest).toEqual(alone)
    },
  )

  always(
    'sends a range of days under the names of the dialect alone',
    [fc.option(day, { nil: undefined }), fc.option(day, { nil: undefined }), dialect],
    (from, to, spoken) => {
      const range = ['beginTime', 'endTime'] as const
      const sent = new URLSearchParams(
        serializeQuery(filterQuery([{ range, ...(from && { from }), ...(to && { to }) }], spoken)),
      )
      const nameOf = (one: string) => (spoken.dateRange === 'params' ? `params[${one}]` : one)
      const expected = [
        [nameOf('beginTime'), from],
        [nameOf('endTime'), to],
      ].filter(([, one]) => one !== undefined)
      expect([...sent]).toEqual(expected)
    },
  )
})
