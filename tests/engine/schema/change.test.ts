// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentChange } from '@/engine/schema/change'
import { decimal } from '@/engine/values/decimal'

const change = (before: string, after: string) => percentChange(decimal(before), decimal(after))

describe('the change between two amounts', () => {
  it.each([
    ['8', '9', '12.5'],
    ['9', '8', '-11.1'],
    ['200', '200.1', '0.1'],
    ['2000', '2001', '0.1'],
    ['2000', '2000.9', '0.0'],
    ['2000', '1999', '-0.1'],
    ['5', '5.00', '0.0'],
    ['0.000000000000000001', '0.000000000000000003', '200.0'],
    ['99999999999999999999.000000000000000001', '0', '-100.0'],
    ['-4', '-5', '-25.0'],
    ['-4', '4', '200.0'],
    ['1', '123456789', '12345678800.0'],
  ])('from %s to %s is %s per cent', (before, after, percent) => {
    expect(change(before, after)).toBe(percent)
  })

  it('D14: of nothing is no per cent and no crash', () => {
    expect(change('0', '12')).toBeNull()
    expect(change('0.00', '0')).toBeNull()
  })

  it('is exact to half a place', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 30n })
    fc.assert(
      fc.property(amount, amount, (from, to) => {
        const tenths = BigInt(String(change(String(from), String(to))).replace('.', ''))
        const error = 2n * (tenths * from - (to - from) * 1000n)
        expect(error <= from && error >= -from).toBe(true)
      }),
    )
  })
})
