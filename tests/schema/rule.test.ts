// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breachOf, balanced } from '@/schema/rule'

const rule = balanced('before', 'change', 'after')

const breach = (before: unknown, change: unknown, after: unknown) =>
  breachOf(rule, { before, change, after })

describe('balanced', () => {
  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(rule))).toEqual(rule)
  })

  it.each([
    ['1000', '50', '1050'],
    ['1000.00', '-50', '950'],
    ['0', '0', '-0.000'],
    ['0.1', '0.2', '0.3'],
    ['999999999999999999999.1', '0.000000000000000001', '999999999999999999999.100000000000000001'],
  ])('is kept by %s + %s = %s', (before, change, after) => {
    expect(breach(before, change, after)).toBeUndefined()
  })

  it.each([
    ['1000', '50', '1051', '1'],
    ['1000.000000', '50', '1051.000000', '1'],
    ['1000', '-50', '949.5', '-0.5'],
    ['0.1', '0.2', '0.30000000000000004', '0.00000000000000004'],
    ['100', '0', '200', '100'],
  ])('is broken by %s + %s = %s: %s', (before, change, after, difference) => {
    expect(breach(before, change, after)).toEqual({ before, change, after, difference })
  })

  it.each([
    [null, '1', '1'],
    ['1', undefined, '1'],
    ['1', '1', 'x'],
  ])('says nothing of %j + %j = %j', (before, change, after) => {
    expect(breach(before, change, after)).toBeUndefined()
  })

  it('agrees with whole numbers of any size', () => {
    const amount = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })
    fc.assert(
      fc.property(amount, amount, amount, (before, change, error) => {
        const after = before + change + error
        const found = breach(String(before), String(change), String(after))
        return error === 0n ? found === undefined : String(found?.difference) === String(error)
      }),
    )
  })
})
