// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { orderStatus, withdrawalStatus } from '@/resources/dicts'
import { f, tron, usdt } from '@/engine/declare'
import { kindOf, type FieldMap } from '@/engine/schema/field'

const parse = (field: FieldMap[string], wire: unknown) => kindOf(field).parse(wire, field)
const validate = (field: FieldMap[string], input: string) => kindOf(field).validate(input, field)

describe('§4 codes', () => {
  const order = f.code(orderStatus)

  it('keeps 01 and 1 apart on the way in', () => {
    expect(parse(order, '01')).toBe('01')
    expect(parse(order, '1')).toBe('1')
    expect(parse(order, 1)).toBe('1')
  })

  it('names 0, 01 and 1 by different words', () => {
    const keys = ['0', '01', '1'].map((code) => kindOf(order).format(code, order))
    expect(keys).toEqual([
      { key: 'codes.orderStatus.waitingPayment' },
      { key: 'codes.orderStatus.notYetReceived' },
      { key: 'codes.orderStatus.received' },
    ])
  })

  it('keeps the order of the specification', () => {
    expect(orderStatus.entries.map(([code]) => code)).toEqual(['0', '01', '1', '2', '3', '4', '5'])
    expect(kindOf(order).compare('01', '1', order)).toBeLessThan(0)
    expect(kindOf(order).compare('1', '1', order)).toBe(0)
  })

  it('C19: shows an unknown code itself', () => {
    expect(kindOf(order).format('9', order)).toBe('9')
  })

  it('refuses an unknown code', () => {
    const field = f.code(withdrawalStatus)
    expect(validate(field, '2')).toBeUndefined()
    expect(validate(field, '02')).toEqual({ key: 'validation.unknownCode', args: { code: '02' } })
  })
})

describe('money', () => {
  it('is a decimal text for every JSON type on the wire', () => {
    expect(parse(usdt(), '0.000000000000000001')).toBe('0.000000000000000001')
    expect(parse(usdt(), 5)).toBe('5')
    expect(parse(usdt(), 0.1)).toBeNull()
    expect(parse(usdt(), null)).toBeNull()
  })

  it('has its unit and every digit as text', () => {
    const field = f.money('CNY')
    const value = parse(field, '1234.50')
    expect(kindOf(field).format(value, field)).toBe('1,234.50 CNY')
  })

  it.each([
    ['123456789012.123456', undefined],
    ['0.000001', undefined],
    ['1.1234567', 'validation.scale'],
    ['0', 'validation.positive'],
    ['0.000', 'validation.positive'],
    ['-1', 'validation.positive'],
    ['1,234.56', 'validation.decimal'],
    ['1e3', 'validation.decimal'],
    ['１２', 'validation.decimal'],
    ['.5', 'validation.decimal'],
    ['0012', 'validation.decimal'],
    ['1.', 'validation.decimal'],
  ])('§5 numeric check: an input of %j gives %j', (input, key) => {
    expect(validate(usdt(), input)?.key).toBe(key)
  })
})

describe('TRON addresses', () => {
  const valid = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

  it('passes a valid one', () => {
    expect(validate(tron.address(), valid)).toBeUndefined()
  })

  it('E15: refuses every single wrong character', () => {
    const field = tron.address()
    for (let index = 0; index < valid.length; index++) {
      const other = valid[index] === 'A' ? 'B' : 'A'
      const wrong = valid.slice(0, index) + other + valid.slice(index + 1)
      expect(validate(field, wrong), wrong).toBeDefined()
    }
  })

  it.each([
    ['0x52908400098527886E0F7030069857D2E4169EE7', 'validation.addressForm'],
    [`${valid}\n`, 'validation.addressForm'],
    ['ТR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'validation.addressForm'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6', 'validation.addressForm'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', 'validation.addressChecksum'],
  ])('E15: refuses %j with its reason', (input, key) => {
    expect(validate(tron.address(), input)?.key).toBe(key)
  })
})

describe('other kinds', () => {
  it('reads numbers and texts as ids, which are texts', () => {
    expect(parse(f.id(), 7)).toBe('7')
    expect(parse(f.id(), '9007199254740993')).toBe('9007199254740993')
    expect(parse(f.id(), null)).toBeNull()
  })

  it('never reads a secret back', () => {
    expect(parse(f.secret(), 'Second_2026')).toBeNull()
  })

  it('counts characters, not code units, against the limit', () => {
    const field = f.text({ maxLength: 2 })
    expect(validate(field, '😀😀')).toBeUndefined()
    expect(validate(field, 'abc')).toEqual({ key: 'validation.maxLength', args: { max: 2 } })
  })

  it('reads an empty text as a missing value', () => {
    expect(parse(f.text(), '')).toBeNull()
  })

  it('gives a findable field its filter', () => {
    expect(tron.address({ find: true }).filter).toBe('eq')
    expect(tron.address({ find: 'prefix' }).filter).toBe('like')
    expect(tron.address()).not.toHaveProperty('filter')
  })
})
