// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEnvelope } from '@/engine/gateway/envelope'
import { GatewayError } from '@/engine/gateway/errors'
import { readStatistics } from '@/app/dashboard/readStatistics'

const days = ['2026-06-28', '2026-06-29', '2026-06-30', '2026-07-01']

/** Each day's value as text, for JSON as it came over the wire. */
function readText(text: string): readonly unknown[] {
  return readStatistics(readEnvelope(200, text), days, 'Asia/Shanghai').map(({ value }) => value)
}

const read = (body: object) => readText(JSON.stringify({ code: 200, ...body }))

/** The length asked for also stands for the typed error. */
function lengthOrError(run: () => number): number {
  try {
    return run()
  } catch (error) {
    if (error instanceof GatewayError) return days.length
    throw error
  }
}

const sample = [null, '1.50', '20', null]

describe('§7 statistics', () => {
  it('D19: are read by the days that were asked for, a gap as a gap and a zero as a zero', () => {
    const data = [
      { date: '2026-06-30', value: '0' },
      { date: '2026-06-28', value: '0.000000000000000001' },
    ]
    expect(read({ data })).toEqual(['0.000000000000000001', null, '0', null])
  })

  it.each(
    ['date', 'day', 'time', 'name'].flatMap((day) =>
      ['value', 'count', 'num', 'amount', 'total', 'money'].map((value) => [day, value] as const),
    ),
  )('are read from rows of %s and %s', (day, value) => {
    const rows = [
      { [day]: '2026-06-29', [value]: '1.50' },
      { [day]: '2026-06-30', [value]: 20 },
    ]
    expect(read({ data: rows })).toEqual(sample)
    expect(read({ rows, total: 2 })).toEqual(sample)
    expect(read({ data: { rows, total: 2 } })).toEqual(sample)
    const days = rows.map((row) => row[day])
    const values = rows.map((row) => row[value])
    expect(read({ data: { [day]: days, [value]: values } })).toEqual(sample)
    expect(read({ data: { [`${day}s`]: days, [`${value}List`]: values } })).toEqual(sample)
  })

  it('are read from one object of values by day', () => {
    expect(read({ data: { '2026-06-30': 20, '2026-06-29': '1.50' } })).toEqual(sample)
  })

  it.each([
    ['2026-06-29 23:59:59'],
    ['2026-06-28T16:00:00.000Z'],
    ['2026-06-29T00:00:00.000+0800'],
    ['2026/6/29'],
    ['2026.06.29'],
    ['20260629'],
    [20260629],
    ['06-29'],
    ['6/29'],
    [Date.UTC(2026, 5, 28, 16)],
    ['1782662400'],
  ])('know %j as 29 June of the gateway’s zone', (date) => {
    expect(read({ data: [{ date, value: '7' }] })).toEqual([null, '7', null, null])
  })

  it('D19: add up what comes twice of one day, and leave other days out', () => {
    const data = [
      { date: '2026-06-29', value: '0.1' },
      { date: '2026-06-29', value: '0.25' },
      { date: '2025-06-29', value: '1000' },
      { date: '08-01', value: '1000' },
    ]
    expect(read({ data })).toEqual([null, '0.35', null, null])
  })

  it('lose no digit of a JSON number', () => {
    const data =
      '[{"date":"2026-06-28","value":12345678901234567890.10},{"date":"2026-06-29","value":1e-7}]'
    expect(readText(`{"code":200,"data":${data}}`)).toEqual([
      '12345678901234567890.10',
      '0.0000001',
      null,
      null,
    ])
  })

  it.each([
    [{}],
    [{ data: null }],
    [{ data: [] }],
    [{ data: {} }],
    [{ rows: [], total: 0 }],
    [{ data: { dates: [], values: [] } }],
    [
      {
        data: [
          { date: '2026-06-29', value: null },
          { date: '2026-06-30', value: '' },
        ],
      },
    ],
    [{ data: [{ date: '2026-06-29' }] }],
  ])('D19: are all gaps in %j', (body) => {
    expect(read(body)).toEqual([null, null, null, null])
  })

  it.each([
    [{ data: 'nothing yet' }],
    [{ data: '12.5' }],
    [{ data: 12 }],
    [{ data: true }],
    [{ data: [12, 13] }],
    [{ data: [null] }],
    [{ data: [['2026-06-29', '1']] }],
    [{ data: [{ date: 'yesterday', value: '1' }] }],
    [{ data: [{ date: '2026-02-30', value: '1' }] }],
    [{ data: [{ date: null, value: '1' }] }],
    [{ data: [{ value: '1' }] }],
    [{ data: [{ date: '2026-06-29', sum: '1' }] }],
    [{ data: [{ date: '2026-06-29', value: 'many' }] }],
    [{ data: [{ date: '2026-06-29', value: '1,000.00' }] }],
    [{ data: [{ date: '2026-06-29', value: false }] }],
    [{ data: [{ date: '2026-06-29', value: { n: 1 } }] }],
    [{ data: { dates: ['2026-06-29'], values: ['1', '2'] } }],
    [{ data: { dates: ['2026-06-29'] } }],
    [{ data: { total: '12.5' } }],
    [{ data: { message: 'none' } }],
  ])('D19: are an error and no number in %j', (body) => {
    expect(() => read(body)).toThrow(GatewayError)
    expect(() => read(body)).toThrow('errors.unreadable')
  })
})

describe('any answer to a statistic', () => {
  const entry = fc.record({
    day: fc.integer({ min: 0, max: 3 }),
    minor: fc.bigInt(-(10n ** 24n), 10n ** 24n),
  })
  const text = (minor: bigint) => {
    const digits = String(minor < 0n ? -minor : minor).padStart(19, '0')
    return `${minor < 0n ? '-' : ''}${digits.slice(0, -18)}.${digits.slice(-18)}`
  }

  it('gives the exact sum of each day in any order', () => {
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const data = entries.map(({ day, minor }) => ({ date: days[day], value: text(minor) }))
        const sums = days.map((_, index) => {
          const mine = entries.filter(({ day }) => day === index)
          return mine.length === 0 ? null : text(mine.reduce((sum, { minor }) => sum + minor, 0n))
        })
        expect(read({ data })).toEqual(sums)
      }),
    )
  })

  it('gives a value or a gap for each day asked for, or the typed error', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom('data', 'rows'), (json, name) => {
        const text = `{"code":200,"${name}":${json}}`
        return lengthOrError(() => readText(text).length) === days.length
      }),
    )
  })
})
