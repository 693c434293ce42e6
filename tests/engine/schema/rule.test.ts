// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyOf, atMost, balanced } from '@/engine/declare'
import { breachOf, formIssueOf } from '@/engine/schema/rule'

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
  ])('holds for %s + %s = %s', (before, change, after) => {
    expect(breach(before, change, after)).toBeUndefined()
  })

  it.each([
    ['1000', '50', '1051', 'tooMuch', '1'],
    ['1000.000000', '50', '1051.000000', 'tooMuch', '1'],
    ['0.1', '0.2', '0.30000000000000004', 'tooMuch', '0.00000000000000004'],
    ['100', '0', '200', 'tooMuch', '100'],
    ['100', '7', '100', 'tooLittle', '7'],
  ])('is broken by %s + %s = %s: %s by %s', (before, change, after, message, difference) => {
    const amounts = { before, change, after, difference }
    expect(breach(before, change, after)).toEqual({ message, sign: '+', amounts })
  })

  it('is broken when too little is taken away; the amounts have no signs', () => {
    const amounts = { before: '1000', change: '50', after: '949.5', difference: '0.5' }
    expect(breach('1000', '-50', '949.5')).toEqual({ message: 'tooLittle', sign: '−', amounts })
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
        if (error === 0n) return found === undefined
        const isAbove = error > 0n
        const size = isAbove ? error : -error
        return (
          found?.message === (isAbove ? 'tooMuch' : 'tooLittle') &&
          String(found.amounts['difference']) === String(size)
        )
      }),
    )
  })
})

describe('D14: an amount that is no more than another', () => {
  const feeRule = atMost('fee', 'amount')
  const found = (fee: unknown, amount: unknown) => breachOf(feeRule, { fee, amount })

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(feeRule))).toEqual(feeRule)
  })

  it.each([
    ['0', '0'],
    ['1', '1.000'],
    ['0.999999999999999999', '1'],
    ['9', '10'],
    ['-1', '0'],
    [null, '0'],
    ['1', undefined],
    ['1', 'x'],
  ])('says nothing of %j in %j', (fee, amount) => {
    expect(found(fee, amount)).toBeUndefined()
  })

  it.each([
    ['10', '9', '1'],
    ['0.5', '0', '0.5'],
    ['1.000000000000000001', '1', '0.000000000000000001'],
    ['1.50', '-1', '2.5'],
  ])('is broken by %s in %s, which is %s too much', (part, whole, difference) => {
    expect(found(part, whole)).toEqual({
      message: 'above',
      fields: { partName: 'fee', wholeName: 'amount' },
      amounts: { part, whole, difference },
    })
  })
})

describe('§5 ipListErr, as the rule that at least one field is filled', () => {
  const lists = anyOf('ipLists', ['white', 'black'], { when: { pays: true } })
  const inSight = ['name', 'black', 'white']
  const said = (record: object, seen = inSight) =>
    formIssueOf(lists, { pays: true, ...record }, seen)

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(lists))).toEqual(lists)
  })

  it.each([
    [{ white: ['1.1.1.1'], black: null }],
    [{ white: [], black: ['1.1.1.1'] }],
    [{ white: null, black: '0' }],
    [{ black: 0 }],
    [{ white: false }],
    [{ pays: false, white: null, black: [] }],
    [{ pays: null }],
  ])('holds for %j', (record) => {
    expect(said(record)).toBeUndefined()
  })

  it.each([[{ white: [], black: [] }], [{ white: null }], [{}], [{ white: '' }]])(
    'refuses %j at its fields, in the form’s order',
    (record) => {
      expect(said(record)).toEqual({
        at: ['black', 'white'],
        issue: { key: 'validation.ipLists' },
      })
    },
  )

  it('shows its issue at the visible fields, and none where no field is visible', () => {
    expect(said({}, ['name', 'white'])?.at).toEqual(['white'])
    expect(said({}, ['name'])).toBeUndefined()
  })

  it('applies to every record without a condition', () => {
    expect(formIssueOf(anyOf('ipLists', ['white']), {}, ['white'])).toBeDefined()
  })

  it('marks no stored record, as a broken sum refuses no form', () => {
    expect(breachOf(lists, { pays: true })).toBeUndefined()
    const broken = { before: '1', change: '1', after: '1' }
    expect(formIssueOf(rule, broken, Object.keys(broken))).toBeUndefined()
  })
})
